const starts = new Uint32Array(8)
const constants = new Uint32Array(64)
fillFromPrimes()

const words = new Uint32Array(64)

/**
 * The first 32 bits of the SHA-256 (FIPS 180-4) of a short text: at most 55 characters of ASCII, which is one block.
 * Made for being called a hundred thousand times; the browser's own is missing on plain http, and answers one by one.
 */
export function sha256Start(text: string) {
  const length = text.length
  words.fill(0, 0, 16)
  for (let index = 0; index < length; index += 1) addByte(index, text.charCodeAt(index))
  addByte(length, 0x80)
  words[15] = length * 8
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = (words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large
  }
  return compressed()
}

function compressed() {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = starts
  for (let index = 0; index < 64; index += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + (words[index] ?? 0)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + (starts[0] ?? 0)) >>> 0
}

function addByte(index: number, byte: number) {
  const at = index >> 2
  words[at] = (words[at] ?? 0) | (byte << (24 - (index & 3) * 8))
}

function turn(word: number, bits: number) {
  return (word >>> bits) | (word << (32 - bits))
}

// The constants are what the standard says they are: parts of the square and cube roots of the first primes.
function fillFromPrimes() {
  for (let prime = 2, count = 0; count < 64; prime += 1) {
    if (!isPrime(prime)) continue
    if (count < 8) starts[count] = fraction(Math.sqrt(prime))
    constants[count] = fraction(Math.cbrt(prime))
    count += 1
  }
}

function fraction(root: number) {
  return Math.floor((root % 1) * 2 ** 32)
}

function isPrime(number: number) {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
}
