const places = 6

/** Less than 0 where the first is the smaller one. By whole numbers: a decimal may have more digits than a number holds. */
export function compareDecimals(one: string, other: string) {
  const [left, right] = [scaled(one), scaled(other)]
  return Number(left > right) - Number(left < right)
}

function scaled(decimal: string) {
  const [whole = '0', part = ''] = decimal.split('.')
  return BigInt(`${whole}${part.slice(0, places).padEnd(places, '0')}`)
}
