/**
 * The text whose SHA-256 must begin with as many zero bits as a captcha asks for: a browser that finds the number has
 * spent that much computing. One short block, taken from the end of the captcha's id, which differs for each.
 */
export function captchaWorkText(captchaId: string, work: number) {
  return `${captchaId.slice(-24)}:${work}`
}
