const cap = 10_000

/** A count for people. The server counts up to 10 001; what is beyond reads "10,000+". */
export function totalText(total: number, format: { number: (value: number) => string }) {
  return total > cap ? `${format.number(cap)}+` : format.number(total)
}
