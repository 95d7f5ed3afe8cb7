import { userTypes } from '../../contract/foundation/user-type.ts'
import { missingPairs, withEveryPair, type Factors } from './pairs.ts'
import { endOf, type Visit } from './specification.ts'

const ordinaryPage = '/user/workbench/messages?show=unread'

const factors: Factors<Visit> = {
  // Where no pair decides, a person is signed in and nothing hides the other rules.
  who: [...userTypes, 'nobody'],
  edition: ['product', 'developer'],
  isUpdating: [false, true],
  twoStep: ['due', 'reminder', 'off'],
  host: ['browser', 'dingtalk', 'feishu', 'wecom', 'miniProgram'],
  path: [
    ordinaryPage,
    '/home/login',
    `/home/login?${new URLSearchParams({ url: ordinaryPage })}`,
    '/',
    '/loginMiddle',
    '/openBind',
    '/force/frontTwoVerify',
  ],
}

const calm = { isUpdating: false, twoStep: 'off', host: 'browser' } as const

/** Where every type lands in both editions, with nothing in the way. */
const landings = userTypes.flatMap((who) =>
  factors.edition.map((edition): Visit => ({ ...calm, who, edition, path: '/home/login' })),
)

/** What each host does with a person who is not signed in. */
const strangers = factors.host.map((host): Visit => ({
  ...calm,
  host,
  who: 'nobody',
  edition: 'product',
  path: ordinaryPage,
}))

export const rows = withEveryPair(factors, [...landings, ...strangers])
export const missing = missingPairs(factors, rows)

/** One row of every end that a visit has in the product: one that is led there, where there is one. */
export const rowsOfEveryEnd = [...Map.groupBy(productRows(), wordOfEnd).values()].flatMap(([first]) => first ?? [])

function productRows() {
  const product = rows.filter(({ edition }) => edition === 'product')
  return [...product.filter(isLed), ...product.filter((row) => !isLed(row))]
}

function isLed(row: Visit) {
  return endOf(row).address !== row.path
}

/** Where it ends, but for the page that is returned to, and whether the person is reminded of something there. */
function wordOfEnd(row: Visit) {
  const { address, isReminded } = endOf(row)
  return `${address.split('?', 1)[0]} ${isReminded}`
}
