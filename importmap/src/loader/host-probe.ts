type Answer = { miniprogram?: boolean }
type Host = { getEnv?(then: (answer: Answer) => void): void }

/** The values that WeChat, DingTalk and Alipay, or their own scripts, put into the window. */
type HostPage = {
  document: Document
  navigator: { userAgent: string }
  __wxjs_environment?: unknown
  WeixinJSBridge?: unknown
  wx?: { miniProgram?: Host }
  dd?: Host
  my?: Host
}

/** A person who waits longer than this is not kept from their page: it is then taken for a browser's. */
const limitMs = 400

/** Asks whether the page is in a mini program, and writes a yes where WeChat writes it, for everybody to read. */
export async function askHost(page: HostPage) {
  if (page.__wxjs_environment !== undefined) return
  const answers = [page.wx?.miniProgram, page.dd, page.my].map(environmentOf)
  const isMini = await withinLimit([...answers, environmentOfWechat(page)])
  if (isMini) page.__wxjs_environment = 'miniprogram'
}

/** True at the first yes; false when all have said no, or at the limit. */
function withinLimit(answers: Promise<boolean>[]) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs)
    const settle = (isMini: boolean) => {
      clearTimeout(timer)
      resolve(isMini)
    }
    for (const answer of answers) void yes(answer, () => settle(true))
    void none(answers, () => settle(false))
  })
}

async function yes(answer: Promise<boolean>, then: () => void) {
  if (await answer) then()
}

async function none(answers: Promise<boolean>[], then: () => void) {
  const all = await Promise.all(answers)
  if (!all.includes(true)) then()
}

function environmentOf(host: Host | undefined) {
  return new Promise<boolean>((resolve) => {
    if (typeof host?.getEnv !== 'function') return resolve(false)
    try {
      return host.getEnv((answer) => resolve(answer.miniprogram === true))
    } catch {
      // A host whose bridge is broken offers none; the page opens as a browser's.
      return resolve(false)
    }
  })
}

/** WeChat writes its word into the window when its bridge is ready. */
function environmentOfWechat(page: HostPage) {
  return new Promise<boolean>((resolve) => {
    const look = () => resolve(page.__wxjs_environment === 'miniprogram')
    if (page.WeixinJSBridge || !/MicroMessenger/i.test(page.navigator.userAgent)) return look()
    return page.document.addEventListener('WeixinJSBridgeReady', look, { once: true })
  })
}
