/** What is around a packet on its way: encryption and checksums. */
import { cbc, ecb } from "@noble/ciphers/aes.js";

/** Packs packets for the air and unpacks them. `open` gives undefined where a checksum tells that it is none. */
export interface Envelope {
  seal(packet: Uint8Array): Uint8Array;
  open(bytes: Uint8Array): Uint8Array | undefined;
}

const BLOCK = 16;
const UNPADDED = { disablePadding: true };

/** The six bytes of an address such as "AB:12:34:56:78:9A". */
export function addressBytes(address: string): Uint8Array {
  return Uint8Array.from(address.split(":"), (byte) => Number.parseInt(byte, 16));
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/**
 * AES-128-CBC over the first and the last 16 bytes, which overlap. Key and start are the maker's, changed by the address of the cube
 * (the last byte of it first).
 */
export function addressedEnvelope(rootKey: string, rootStart: string, address: string): Envelope {
  const own = addressBytes(address);
  const changed = (root: string) =>
    fromHex(root).map((byte, i) => (i < 6 ? (byte + own[5 - i]) % 255 : byte));
  const [key, start] = [changed(rootKey), changed(rootStart)];
  const each = (bytes: Uint8Array, ends: readonly number[], code: "encrypt" | "decrypt") => {
    const result = bytes.slice();
    // A cipher of this library codes one message.
    for (const at of ends) result.set(cbc(key, start, UNPADDED)[code](result.slice(at, at + BLOCK)), at);
    return result;
  };
  const ends = (length: number) => (length > BLOCK ? [0, length - BLOCK] : [0]);
  return {
    seal: (packet) => each(packet, ends(packet.length), "encrypt"),
    open: (bytes) =>
      bytes.length < BLOCK ? undefined : each(bytes, ends(bytes.length).reverse(), "decrypt"),
  };
}

/** Length, checksum (CRC-16 of Modbus, low byte first) and zeros to whole blocks, in AES-128-ECB. */
export function checkedEnvelope(rootKey: string): Envelope {
  const key = fromHex(rootKey);
  return {
    seal(packet) {
      const length = packet.length + 2;
      const bytes = new Uint8Array(Math.ceil(length / BLOCK) * BLOCK);
      bytes.set(packet);
      bytes[1] = length;
      const sum = crc16(bytes.subarray(0, length - 2));
      bytes.set([sum & 255, sum >> 8], length - 2);
      return ecb(key, UNPADDED).encrypt(bytes);
    },
    open(bytes) {
      if (bytes.length === 0 || bytes.length % BLOCK !== 0) return undefined;
      const plain = ecb(key, UNPADDED).decrypt(bytes);
      const length = plain[1];
      if (plain[0] !== 0xfe || length < 4 || length > plain.length) return undefined;
      const sum = crc16(plain.subarray(0, length - 2));
      return plain[length - 2] === (sum & 255) && plain[length - 1] === sum >> 8
        ? plain.slice(0, length - 2)
        : undefined;
    },
  };
}

/** CRC-16 as Modbus computes it. */
function crc16(bytes: Uint8Array): number {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return sum;
}

/** `2A`, length, packet, sum of all bytes, line end. Requests, of one byte, go as they are. */
export const framedEnvelope: Envelope = {
  seal(packet) {
    if (packet.length === 1) return packet;
    const bytes = Uint8Array.of(0x2a, packet.length + 3, ...packet);
    return Uint8Array.of(...bytes, sumOf(bytes), 0x0d, 0x0a);
  },
  open(bytes) {
    if (bytes.length === 1) return bytes;
    const end = bytes.length - 3;
    if (end < 3 || bytes[0] !== 0x2a || bytes[1] !== bytes.length - 2) return undefined;
    return bytes[end] === sumOf(bytes.subarray(0, end)) ? bytes.slice(2, end) : undefined;
  },
};

function sumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => (sum + byte) & 255, 0);
}

const MASK: readonly number[] = [
  ...[176, 81, 104, 224, 86, 137, 237, 119, 38, 26, 193, 161],
  ...[210, 126, 150, 81, 93, 13, 236, 249, 89, 235, 88, 24],
  ...[113, 81, 214, 131, 130, 199, 2, 169, 39, 165, 171, 41],
];
/** Byte 18 of a masked packet. */
const MASKED = 0xa7;

/** Eighteen bytes, masked where byte 18 says so, by the two halves of byte 19. */
export const maskedEnvelope: Envelope = {
  seal(packet) {
    const bytes = packet.slice();
    bytes.set([MASKED, 0x3c], 18);
    return masked(bytes, -1);
  },
  open: (bytes) => (bytes.length < 20 ? undefined : bytes[18] === MASKED ? masked(bytes, 1) : bytes),
};

function masked(bytes: Uint8Array, sign: 1 | -1): Uint8Array {
  const [high, low] = [bytes[19] >> 4, bytes[19] & 15];
  return bytes.map((byte, i) => (i < 18 ? byte + sign * (MASK[i + high] + MASK[i + low]) : byte));
}
