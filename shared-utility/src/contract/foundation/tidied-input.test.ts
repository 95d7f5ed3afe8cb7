import type { z } from 'zod'
import { calls, type Call } from '../index.ts'

const samples = ['abcdefgh', '13800138000', '123456', 'ann@example.com', '王芳华', '#aabbcc', '/abc', '10.0.0.1']

// Fields of what programs make and pages send back, and of what counts exactly as it was typed.
const exact = (
  'about after afterId appId area beforeId bundleId captchaId categoryId chain commentId conversationId currentEntId departmentId entId entity enterId entid error fileId head headId id idempotencyKey iss logo message of openid ' +
  'parentId person revision roleId saasId saas_id sign slug state team ticket toId token uid until url userId userid version password oldPassword newPassword keySecret'
).split(' ')
// A code of a messenger or a provider; a field of records; own wording, whose spaces are its own; a name that `realName` looks at, and one as a page has read it; a version; a sheet as its file calls it; a picture.
const exactOf: Partial<Record<string, readonly string[]>> = {
  from: ['rollBackOwnParcel'],
  field: ['addRecordFile'],
  role: ['previewApplication'],
  view: ['listBoard', 'listRecords'],
  sort: ['listRecords'],
  via: ['listRecords'],
  code: ['finishSignOn', 'signInDingtalk', 'signInFeishu', 'signInWecom'],
  zh: ['updateText'],
  en: ['updateText'],
  name: ['checkRealName', 'verifyMember'],
  sheet: ['readMemberFile', 'readRecordFile'],
  picture: ['setOwnPicture'],
}

test('each text that a call takes from a person is tidied before it is checked (R1)', () => {
  expect(Object.entries<Call>(calls).flatMap(([name, { input }]) => untidied(name, input))).toEqual([])
})

function untidied(call: string, { shape }: Call['input']) {
  const fields = Object.entries<z.ZodType>(shape).filter(([field]) => !exact.includes(field))
  const looked = fields.filter(([field]) => exactOf[field]?.includes(call) !== true)
  return looked.filter(([, schema]) => samples.some((sample) => isKept(schema, sample))).map(([at]) => `${call}: ${at}`)
}

/** Whether a schema takes this text, and changes or refuses it with what comes along from a clipboard. */
function isKept(schema: z.ZodType, sample: string) {
  const { data } = schema.safeParse(sample)
  return typeof data === 'string' && schema.safeParse(`\u200E${sample}\u00A0`).data !== data
}
