import { compress, INITIAL } from './sha256.ts';

const BLOCK_BYTES = 64;
const HASH_WORDS = 8;

/** PBKDF2 with HMAC-SHA-256, for a password that fits one block and a key of at most 32 bytes. */
export function pbkdf2Sha256(
  password: Uint8Array,
  salt: Uint8Array,
  rounds: number,
  keyBytes: number,
): Uint8Array {
  if (password.length > BLOCK_BYTES || salt.length > BLOCK_BYTES - 13 || keyBytes > 32) {
    throw new Error('This puzzle is of a size we do not know');
  }
  const inner = keyedState(password, 0x36);
  const outer = keyedState(password, 0x5c);
  const first = new Uint8Array(salt.length + 4);
  first.set(salt);
  first[first.length - 1] = 1;

  const block = new Uint32Array(16);
  let last = hmac(inner, outer, paddedWords(first, block), block);
  const sum = last.slice();
  for (let round = 1; round < rounds; round += 1) {
    last = hmac(inner, outer, hashBlock(last, block), block);
    for (let word = 0; word < HASH_WORDS; word += 1)
      sum[word] = (sum[word] ?? 0) ^ (last[word] ?? 0);
  }
  return toBytes(sum).slice(0, keyBytes);
}

/** The hash after the block of key bytes: the same for every round, so it is made once. */
function keyedState(password: Uint8Array, pad: number): Uint32Array {
  const key = new Uint8Array(BLOCK_BYTES).fill(pad);
  for (const [index, byte] of password.entries()) key[index] = byte ^ pad;
  const state = INITIAL.slice();
  compress(state, toWords(key));
  return state;
}

function hmac(
  inner: Uint32Array,
  outer: Uint32Array,
  message: Uint32Array,
  block: Uint32Array,
): Uint32Array {
  const first = inner.slice();
  compress(first, message);
  const second = outer.slice();
  compress(second, hashBlock(first, block));
  return second;
}

/** A hash, padded as the message after a block of key. */
function hashBlock(hash: Uint32Array, block: Uint32Array): Uint32Array {
  block.fill(0);
  block.set(hash);
  block[HASH_WORDS] = 0x80000000;
  block[15] = (BLOCK_BYTES + HASH_WORDS * 4) * 8;
  return block;
}

function paddedWords(message: Uint8Array, block: Uint32Array): Uint32Array {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  block.set(toWords(padded));
  block[15] = (BLOCK_BYTES + message.length) * 8;
  return block;
}

function toWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4));
}

function toBytes(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word);
  return bytes;
}
