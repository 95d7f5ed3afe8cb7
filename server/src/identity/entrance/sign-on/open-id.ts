/** The client of OpenID Connect, loaded when an enterprise first uses it. */
export function openId() {
  return import('openid-client')
}
