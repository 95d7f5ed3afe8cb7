import { createChance, dayMs, hourMs, lastDays } from '../workdays.ts'
import { asset, assetViews } from './asset-table.ts'
import type { DemoApplication, DemoPeople, DemoRecord } from './demo-application.ts'

const count = 2000

/** What a factory owns and lends to its people, by kind: names, and prices from and to. */
const kinds = {
  computer: { names: ['笔记本电脑', '台式机', '显示器', '平板电脑'], price: [900, 12_000] },
  machine: { names: ['数控车床', '激光切割机', '空压机', '叉车'], price: [18_000, 420_000] },
  instrument: { names: ['游标卡尺', '示波器', '三坐标测量仪', '电子秤'], price: [120, 96_000] },
  furniture: { names: ['办公桌', '人体工学椅', '文件柜', '会议桌'], price: [260, 5_800] },
} as const
const kindKeys = ['computer', 'machine', 'instrument', 'furniture'] as const
const keepers = ['zhao.yuebai', 'qian.xiaohe', 'sun.qingchuan', 'li.xinghe', 'wu.tingxue', 'yang.wanqing', 'member']
const clerks = ['feng.qiulan', 'admin']

/** 资产台账: a register of 2 000 things, kept for a fortnight. */
export const assets: DemoApplication = {
  name: '资产台账',
  nameEn: 'Asset register',
  icon: 'box',
  color: 'teal',
  keeper: 'developer',
  roles: [],
  openTo: ['总经办', '制造中心', '研发部', '综合管理中心'],
  views: assetViews,
  requests: [
    { by: 'wang.suiwan', reason: '月底盘点展厅设备，需要核对编号和保管人。' },
    { by: 'hazel.brooks', reason: 'We lend demo machines to customers and have to note their numbers.' },
  ],
  entities: [
    {
      table: { ...asset, fields: Object.values(asset.fields) },
      records: assetRecords,
    },
  ],
}

function assetRecords({ idOf, now }: DemoPeople): DemoRecord[] {
  const chance = createChance(7_341)
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T
  const days = lastDays(14, now).filter(({ isWeekend }) => !isWeekend)
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const kind = pick(kindKeys)
    const { names, price } = kinds[kind]
    const [least, most] = price
    const day = days[Math.floor((index / count) * days.length)]?.beganAt ?? now
    const at = before(new Date(day.getTime() + (9 + chance() * 8) * hourMs), now)
    const values = {
      name: pick(names),
      code: `ZC-${String(index + 1).padStart(4, '0')}`,
      kind,
      state: chance() < 0.82 ? 'in_use' : 'idle',
      keeper: idOf(pick(keepers)),
      bought: new Date(now.getTime() - Math.floor(30 + chance() * 1500) * dayMs).toISOString().slice(0, 10),
      price: (least + chance() * (most - least)).toFixed(2),
    }
    const isChanged = chance() < 0.06
    const by = clerks[Math.floor(index / 50) % clerks.length] ?? 'admin'
    const changed = { at: before(new Date(at.getTime() + chance() * 3 * dayMs), now), by }
    const state = pick(['in_repair', 'idle', 'retired'] as const)
    return { at, by, values, changes: isChanged ? [{ ...changed, values: { state } }] : [] }
  })
}

function before(at: Date, now: Date) {
  return at < now ? at : now
}
