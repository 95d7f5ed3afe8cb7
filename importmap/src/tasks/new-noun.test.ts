import { lint } from '../lint/lint-copy.ts'
import { heard } from '../tool/test/run-here.ts'
import { runTask } from './run-task.ts'
import { givenNoun } from './test/given-noun.ts'

let noun: ReturnType<typeof givenNoun>
beforeAll(() => {
  noun = givenNoun('enterprise/access/office-key', '--zh', '钥匙')
})
afterAll(() => noun.copy.remove())

test('a new noun changes four files outside of its own, by a few lines each', () => {
  const changed = [...noun.before].filter(([file, text]) => noun.after.get(file) !== text).map(([file]) => file)
  expect(changed.toSorted()).toEqual([
    'microfrontends/enterprise/parcel.json',
    'microfrontends/enterprise/src/routes.tsx',
    'server/src/enterprise/area.ts',
    'shared-utility/src/contract/enterprise/index.ts',
  ])
  const lines = (text = '') => text.split('\n').length
  const added = changed.map((file) => lines(noun.after.get(file)) - lines(noun.before.get(file)))
  expect(added.filter((many) => many < 1 || many > 8)).toEqual([])
})

test('a new noun has its room, contract, migration and screen, each in its own words and behind its fences', () => {
  expect(noun.made.map((file) => file.replace(/\/\d{4}-/, '/0000-'))).toEqual(
    expect.arrayContaining([
      'microfrontends/enterprise/src/screens/office-keys/OfficeKeysScreen.tsx',
      'microfrontends/enterprise/src/screens/office-keys/messages/en-US.json',
      'server/src/enterprise/access/office-key/office-key.test.ts',
      'server/src/enterprise/access/office-key/room.ts',
      'server/src/enterprise/access/office-key/test/scenes.ts',
      'server/src/foundation/db/migrations/0000-office-keys.ts',
      'shared-utility/src/contract/enterprise/office-key.ts',
    ]),
  )
  const texts = noun.made.map((file) => noun.after.get(file) ?? '')
  expect(texts.filter((text) => /noun.?name|名词|icon-name/i.test(text))).toEqual([])
  expect(texts.some((text) => text.includes('an office key'))).toBe(true)
  expect(lint(noun.copy, noun.made)).toEqual([])
})

test.each([
  ['', /is no area of nouns/],
  ['portal/office-key', /is no area of nouns/],
  ['enterprise/OfficeKey', /cannot be a noun's name/],
  ['enterprise/../key', /is no folder of rooms/],
  ['enterprise/access/connector/key', /is no folder of rooms/],
  ['enterprise/application/key', /is no folder of rooms/],
  ['enterprise/order', /SQL or JavaScript has "order" for itself/],
  ['enterprise/class', /SQL or JavaScript has "class" for itself/],
  ['enterprise/member', /exists already/],
  ['organisation/text', /has a call of that name already/],
])('no new noun can be made as "%s", and one sentence says why', async (place, sentence) => {
  const { code, out, err } = await heard(() => runTask(['new-noun', place]))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.trim().split('\n')).toEqual([expect.stringMatching(sentence)])
})
