const mask = (1n << 64n) - 1n
const blockBytes = 128

/**
 * SHA-512 (FIPS 180-4), for pages where `crypto.subtle` is missing. Its constants are what the standard says they
 * are: the first 64 bits of the fractional parts of the square and cube roots of the first primes.
 */
export function sha512(message: Uint8Array) {
  const padded = pad(message)
  const state = firstPrimes(8).map((prime) => root(prime << 128n, 2) & mask)
  for (let at = 0; at < padded.byteLength; at += blockBytes)
    addBlock(state, new DataView(padded.buffer, at, blockBytes))
  const digest = new DataView(new ArrayBuffer(64))
  state.forEach((word, index) => digest.setBigUint64(index * 8, word))
  return new Uint8Array(digest.buffer)
}

const roundConstants = firstPrimes(80).map((prime) => root(prime << 192n, 3) & mask)

function addBlock(state: bigint[], block: DataView) {
  const words = schedule(block)
  let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state
  for (const [index, word] of words.entries()) {
    const choice = (e & f) ^ (~e & mask & g)
    const first = h + (turn(e, 14) ^ turn(e, 18) ^ turn(e, 41)) + choice + (roundConstants[index] ?? 0n) + word
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (turn(a, 28) ^ turn(a, 34) ^ turn(a, 39)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & mask, c, b, a, (first + second) & mask]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = ((state[index] ?? 0n) + value) & mask
}

function schedule(block: DataView) {
  const words = Array.from({ length: 16 }, (_, index) => block.getBigUint64(index * 8))
  const at = (index: number) => words[index] ?? 0n
  for (let index = 16; index < 80; index += 1) {
    const early = at(index - 15)
    const late = at(index - 2)
    const small = turn(early, 1) ^ turn(early, 8) ^ (early >> 7n)
    const large = turn(late, 19) ^ turn(late, 61) ^ (late >> 6n)
    words.push((at(index - 16) + small + at(index - 7) + large) & mask)
  }
  return words
}

function turn(word: bigint, bits: number) {
  return ((word >> BigInt(bits)) | (word << BigInt(64 - bits))) & mask
}

function pad(message: Uint8Array) {
  const padded = new Uint8Array(Math.ceil((message.length + 17) / blockBytes) * blockBytes)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  return padded
}

function firstPrimes(count: number) {
  const primes: bigint[] = []
  for (let candidate = 2n; primes.length < count; candidate += 1n) {
    if (primes.every((prime) => candidate % prime !== 0n)) primes.push(candidate)
  }
  return primes
}

/** The whole part of the root, by halving the interval. */
function root(value: bigint, degree: 2 | 3) {
  let low = 0n
  let high = 1n << 80n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(degree) > value) high = middle
    else low = middle
  }
  return low
}
