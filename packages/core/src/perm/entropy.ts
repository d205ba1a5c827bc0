/** How much an answer tells on average that comes out in each way so often, in bits; the weights need not be normed. */
export function entropy(weights: ArrayLike<number>): number {
  let all = 0;
  for (let way = 0; way < weights.length; way++) all += weights[way];
  let bits = 0;
  for (let way = 0; way < weights.length; way++) {
    const share = weights[way] / all;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits;
}
