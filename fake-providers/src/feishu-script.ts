import type { FastifyInstance } from 'fastify'

/**
 * Feishu's H5 JS SDK, whichever version is asked for. What the client behind it answers is what a test has put into
 * the page as `feishuClient`: a code, or an error; without it, the page is not inside of Feishu.
 */
export function addFeishuScript(app: FastifyInstance) {
  app.get('/lf-scm-cn.feishucdn.com/lark/op/*', async (_request, reply) => reply.type('text/javascript').send(script))
}

const script = `(() => {
  const client = window.feishuClient ?? { errno: 1, errString: 'not inside of Feishu' }
  const answer = ({ success, fail }) => (client.code ? success({ code: client.code }) : fail(client))
  window.tt = {
    requestAccess: (asked) => (asked.appID && asked.state ? answer(asked) : asked.fail({ errno: 104 })),
    requestAuthCode: (asked) => (asked.appId ? answer(asked) : asked.fail({ errno: 104 })),
  }
  const waiting = []
  let isReady = false
  window.h5sdk = { ready: (then) => (isReady ? then() : waiting.push(then)) }
  setTimeout(() => {
    isReady = true
    for (const then of waiting) then()
  })
})()
`
