import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, flag, integer, listInput, listOutput, nothing } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { lang } from '../words/lang-schema.ts'
import {
  dictionaryState,
  exportedTexts,
  textDifference,
  textFormats,
  textId,
  textImport,
  textNote,
  textRevision,
  textRevisionRow,
  textRow,
  textStates,
  wholeText,
  writtenText,
} from './dictionary-shape.ts'

const path = '/api/sysop/dictionary'
const forOperators = { access: platformOperator, space: 'none' } as const
const misfits = [
  'textSyntax',
  'textNotPlain',
  'textTag',
  'textValueMissing',
  'textValueUnknown',
  'textValueKind',
  'textOption',
] as const

export const dictionaryCalls = defineCalls({
  listTexts: {
    ...forOperators,
    title: ['查看文案', 'View translations'],
    summary:
      'Every text of the portal that operators may say in their own words, searched by key and by text, and paged.',
    path,
    input: z.strictObject({
      ...listInput,
      area: z.string().max(100).optional(),
      state: z.enum(textStates).optional(),
    }),
    output: listOutput(textRow),
  },
  getText: {
    ...forOperators,
    title: ['查看一条文字', 'View a translation'],
    summary: 'One text in both languages, as shipped and in own words, and who changed it when.',
    path: `${path}/text`,
    input: z.strictObject({ id: textId }),
    output: wholeText,
    problems: ['textUnknown'],
  },
  getDictionary: {
    ...forOperators,
    title: ['查看文案状态', 'View the translation status'],
    summary: 'Which revision of own wording holds, how many drafts wait, and which areas there are.',
    path: `${path}/state`,
    input: nothing,
    output: dictionaryState,
  },
  updateText: {
    ...forOperators,
    title: ['修改文字', 'Change a translation'],
    summary:
      'Writes own wording of one text as a draft, against what was read of it. It has to have the same values as the shipped text.',
    stepUpReason: 'a draft, which nobody but operators sees before it is published',
    method: 'PUT',
    path: `${path}/text`,
    input: writtenText,
    output: done,
    once: 'form',
    problems: ['sentBefore', 'textUnknown', 'versionConflict', ...misfits],
  },
  discardTexts: {
    ...forOperators,
    title: ['放弃文字修改', 'Discard translation drafts'],
    summary: 'Takes back the drafts of one text, or all of them as they were read.',
    stepUpReason: 'drafts only; what is published stays',
    method: 'DELETE',
    path: `${path}/draft`,
    input: z.strictObject({ id: textId.optional(), draftVersion: integer(0, 2_147_483_647) }),
    output: done,
    problems: ['versionConflict'],
    doneAlready: ['versionConflict'],
  },
  compareTexts: {
    ...forOperators,
    title: ['比较文字版本', 'Compare translation revisions'],
    summary:
      'What is another text in one revision than in another, or in the drafts than in what is published; 1 000 at most.',
    path: `${path}/difference`,
    input: z.strictObject({ from: textRevision, to: textRevision.optional() }),
    output: textDifference,
    problems: ['notFound'],
  },
  listTextRevisions: {
    ...forOperators,
    title: ['查看文字版本', 'View the translation revisions'],
    summary: 'The last 50 revisions before one, the newest first.',
    path: `${path}/revision`,
    input: z.strictObject({ before: integer(1, 2_147_483_647).optional() }),
    output: z.object({ hasMore: z.boolean(), list: z.array(textRevisionRow) }),
  },
  publishTexts: {
    ...forOperators,
    access: { who: platformOperator, needs: { stepUp: true } },
    title: ['发布文字', 'Publish translations'],
    summary:
      'Publishes all drafts as the next revision, if revision and drafts are as they were read. Open portals say them at once.',
    stepUpReason: 'is said to everybody, also before they sign in, and believed',
    method: 'POST',
    path: `${path}/publish`,
    input: z.strictObject({ revision: textRevision, draftVersion: integer(0, 2_147_483_647), note: textNote }),
    output: z.object({ revision: z.int() }),
    problems: ['versionConflict', 'noTextDrafts', 'textDraftUnfit'],
    doneAlready: ['versionConflict'],
  },
  restoreTexts: {
    ...forOperators,
    access: { who: platformOperator, needs: { stepUp: true } },
    title: ['恢复文字版本', 'Restore earlier translations'],
    summary:
      'Brings the wording of an earlier revision back, as the next revision. 0 is everything as shipped. Drafts stay.',
    stepUpReason: 'is said to everybody at once',
    method: 'POST',
    path: `${path}/restore`,
    input: z.strictObject({ revision: textRevision, to: textRevision, note: textNote }),
    output: z.object({ revision: z.int() }),
    problems: ['notFound', 'versionConflict', 'noTextChanges'],
    doneAlready: ['versionConflict'],
  },
  exportTexts: {
    ...forOperators,
    title: ['导出文字', 'Export translations'],
    summary: 'Own wording, or every text as it is said, as JSON of both languages or as XLIFF 1.2 into one of them.',
    path: `${path}/export`,
    envelope: 'file',
    input: z.strictObject({
      format: z.enum(textFormats),
      what: z.enum(exportedTexts).default('own'),
      target: lang.default('en-US'),
    }),
    output: file,
  },
  importTexts: {
    ...forOperators,
    title: ['导入文字', 'Import translations'],
    summary:
      'Reads such a file of 4 MB at most into drafts, whole or with `isTrial` not at all. Texts that do not fit are left out and named.',
    stepUpReason: 'makes drafts, which are looked over before they are published',
    method: 'POST',
    path: `${path}/import`,
    encoding: 'bytes',
    input: z.strictObject({ isTrial: flag.default(true) }),
    output: textImport,
    problems: ['textFileUnreadable', 'requestTooLarge', 'textUnknown', 'textUnusable', ...misfits],
  },
})
