import { Cube } from "@cubegram/core";
import { decodeMessage, writeMessage } from "@cubegram/core/message";
import { solve } from "@cubegram/core/solve";

const { alg } = await writeMessage(process.argv[2] ?? "HELLO");
const cube = Cube.fromAlg(alg);
const { text } = await decodeMessage(cube);
const { length } = await solve(cube);
console.log(`${alg} says ${text}; ${length} moves solve it again.`);
