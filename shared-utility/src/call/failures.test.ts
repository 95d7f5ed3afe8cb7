import { Problem, problems, type CallName } from '../contract/index.ts'
import { problemMessage } from '../page/i18n/problem-message.ts'
import { dictionaryAtom, langAtom } from '../page/i18n/words.ts'
import { atriumStore } from '../page/store.ts'
import { call, callResponse } from './call.ts'
import { fakeServer, success } from './fake-server.ts'

let server: ReturnType<typeof fakeServer>
const answer = (reply: Parameters<typeof fakeServer>[1]) => {
  server = fakeServer('/user/workbench', reply)
}

beforeEach(() => answer({}))
afterEach(() => {
  server.restore()
  atriumStore.set(langAtom, 'zh-CN')
  atriumStore.set(dictionaryAtom, {})
})

async function problemOf(made: Promise<unknown>): Promise<Problem> {
  const outcome = await made.catch((error: unknown) => error)
  if (outcome instanceof Problem) return outcome
  throw new Error('the call did not raise a problem', { cause: outcome })
}

const refuse = (status: number, body?: unknown, headers?: Record<string, string>) => {
  server.restore()
  answer({ status, body, headers })
  return problemOf(call('listSaasCategories', {}, { skipAuthRedirect: true, skipMaintenanceRedirect: true }))
}

const denied = { code: 1003001, error: 'spaceDenied', msg: '您无权访问该企业空间' }

test.each([
  ['the server’s text', denied, denied.msg],
  ['the default text', undefined, '抱歉，您没有访问此功能的权限'],
  ['the default text for a page of a proxy', '<html>', '抱歉，您没有访问此功能的权限'],
])('403 is raised as code 403 with %s', async (_what, body, msg) => {
  expect(await refuse(403, body)).toMatchObject({ wire: { code: 403, msg }, message: msg })
})

test('a 403 still says which problem it is', async () => {
  expect(await refuse(403, denied)).toMatchObject({ code: 'spaceDenied' })
  expect(await refuse(403)).toMatchObject({ code: 'forbidden' })
})

test('the default text of 403 in English is the specification’s', async () => {
  atriumStore.set(langAtom, 'en-US')
  expect((await refuse(403)).wire).toEqual({
    code: 403,
    msg: 'Sorry, you do not have permission to access this function',
  })
})

test('a cancelled request raises its message', async () => {
  const stop = new AbortController()
  const made = problemOf(call('listSaasCategories', {}, { signal: stop.signal }))
  stop.abort(new Error('the person left the page'))
  expect(await made).toMatchObject({
    code: 'cancelled',
    message: 'the person left the page',
    wire: { msg: 'the person left the page' },
  })
})

test('a request that was cancelled before it began is not sent on', async () => {
  const made = problemOf(call('listSaasCategories', {}, { signal: AbortSignal.abort() }))
  expect(await made).toMatchObject({ code: 'cancelled' })
})

test('an unknown name raises status 500 and that the interface configuration does not exist', async () => {
  const name: CallName = JSON.parse('"noSuchCall"')
  expect(await problemOf(call(name))).toMatchObject({
    code: 'interfaceMissing',
    wire: { status: 500, msg: '接口配置不存在：noSuchCall' },
  })
  expect(server.sent).toEqual([])
})

test('an empty answer raises status -1 with a null result', async () => {
  expect(await problemOf(call('listSaasCategories'))).toMatchObject({
    code: 'emptyResponse',
    wire: { status: -1, result: null },
  })
})

test('a request without an answer ends after its time', async () => {
  server.restore()
  answer(() => new Promise(() => undefined))
  expect(await problemOf(call('listSaasCategories', {}, { timeoutMs: 5 }))).toMatchObject({ code: 'timedOut' })
})

test('a server that cannot be reached is told apart from one that refuses', async () => {
  server.restore()
  answer(() => Promise.reject(new TypeError('fetch failed')))
  expect(await problemOf(call('listSaasCategories'))).toMatchObject({ code: 'unreachable' })
})

test.each([
  [404, 'notFound'],
  [413, 'requestTooLarge'],
  [429, 'overloaded'],
  [500, 'internal'],
  [502, 'internal'],
  [503, 'underMaintenance'],
  [401, 'signInRequired'],
])('a %i without our envelope is the problem %s', async (status, code) => {
  expect(await refuse(status, '<html>Bad</html>')).toMatchObject({ code })
})

test('a refusal keeps its fields, its parameters and the request id', async () => {
  const body = {
    code: 1001000,
    error: 'invalidInput',
    msg: 'x',
    requestId: 'r7',
    fields: [{ field: 'name', msg: 'y' }],
    params: { details: 'z' },
  }
  expect(await refuse(400, body)).toMatchObject({
    code: 'invalidInput',
    requestId: 'r7',
    fields: body.fields,
    params: body.params,
  })
  expect(await refuse(500, '', { 'x-request-id': 'r8' })).toMatchObject({ requestId: 'r8' })
})

test('a business refusal under HTTP 200 is a failure too', async () => {
  expect(await refuse(200, { code: 1003020, status: 200, msg: '用户不存在', error: 'userNotFound' })).toMatchObject({
    code: 'userNotFound',
  })
})

test('a result that breaks the contract is never handed on', async () => {
  server.restore()
  answer(success([{ id: 7 }]))
  expect(await problemOf(call('listSaasCategories'))).toMatchObject({ code: 'internal' })
})

test('a message is translated when a translation exists', async () => {
  atriumStore.set(dictionaryAtom, { 'quota exceeded': '配额已用完', 'problem.overloaded': '请稍候' })
  expect(problemMessage(await refuse(429, { code: 1, error: 'overloaded', msg: 'quota exceeded' }))).toBe('配额已用完')
  expect(problemMessage(await refuse(429, { code: 1, error: 'overloaded', msg: 'as it came' }))).toBe('as it came')
})

test('a code without a message is translated by the dictionary, else by the contract', async () => {
  expect(problemMessage(await refuse(429))).toBe('系统繁忙，请在 5 秒后重试')
  atriumStore.set(dictionaryAtom, { 'problem.overloaded': '请稍候' })
  expect(problemMessage(await refuse(429))).toBe('请稍候')
})

test('U11: a number is translated as a message is, and one of ours names its problem', async () => {
  const body = { code: 1_003_999, msg: 'as it came' }
  expect(problemMessage(await refuse(400, body))).toBe('as it came')
  atriumStore.set(dictionaryAtom, { '1003999': '余额不足' })
  expect(problemMessage(await refuse(400, body))).toBe('余额不足')
  expect(await refuse(409, { code: problems.versionConflict.code })).toMatchObject({ code: 'versionConflict' })
})

test('U11: a text in `error` is what is told where there is no message', async () => {
  atriumStore.set(dictionaryAtom, { 'quota exceeded': '配额已用完' })
  expect(problemMessage(await refuse(400, { code: 1, error: 'the balance is too small' }))).toBe(
    'the balance is too small',
  )
  expect(problemMessage(await refuse(400, { code: 1, error: 'quota exceeded' }))).toBe('配额已用完')
  expect(problemMessage(await refuse(400, { code: 1, error: 'notFound' }))).toBe('未找到请求的内容')
})

test('V12: the pause that a proxy asks for is kept with the problem', async () => {
  expect(await refuse(429, '', { 'retry-after': '7' })).toMatchObject({ params: { seconds: 7 } })
})

const signed = { v: 1, alg: 'ed25519', kid: 'k', payload: 'p', sig: 's' }

test.each([
  { call: 'listSaasCategories', body: success([]).body, result: [] },
  { call: 'getServerConfig', body: { code: 200, data: { name: 'Atrium' } }, result: { name: 'Atrium' } },
  { call: 'getBaseConfig', body: signed, result: signed },
] as const)('the envelope of $call is opened', async ({ call: name, body, result }) => {
  server.restore()
  answer({ body })
  expect(await callResponse(name)).toMatchObject({ status: 200, result })
})
