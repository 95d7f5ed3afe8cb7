import { demoEnterprises } from '../../../../portal/page/demo/accounts.ts'

const { one, two } = demoEnterprises

/** What a person says: at a time of day so many workdays ago, or so many minutes before the demo is made. */
export type Line = {
  by: string
  at: { workdaysAgo: number; time: string } | { minutesAgo: number }
  text: string
  /** The file that comes with it. */
  paper?: string
}

/** People by login id. A conversation without a name is between two; the first person begins it. */
export type Talk = {
  entId: string
  name: string | null
  people: readonly [string, string, ...string[]]
  lines: readonly Line[]
}

/** `what`: the words, or the words and the file that comes with them. */
function said([workdaysAgo, time]: [number, string], by: string, what: string | readonly [string, string]): Line {
  const [text, paper] = typeof what === 'string' ? [what] : what
  return { by, at: { workdaysAgo, time }, text, ...(paper !== undefined && { paper }) }
}

function justSaid(minutesAgo: number, by: string, text: string): Line {
  return { by, at: { minutesAgo }, text }
}

const makerAndUser: Talk = {
  entId: one.id,
  name: null,
  people: ['member', 'developer'],
  lines: [
    said([10, '09:12'], 'member', '立春，早。报修应用里能不能加一个“停机时长”？班会上总有人问。'),
    said([10, '09:20'], 'developer', '早，可以加。按分钟记还是按小时记？'),
    said([10, '09:21'], 'member', '按分钟吧，短的停机也要看得到。'),
    said([10, '09:24'], 'developer', '好，我先记下，这周排进去。'),
    said([8, '14:05'], 'developer', '字段已经加进草稿。另外想确认：谁能填，报修的人还是维修的人？'),
    said([8, '14:31'], 'member', '维修的人填，报修的人能看。'),
    said([8, '14:33'], 'developer', '明白，我按角色分开。'),
    said([7, '10:02'], 'member', '二号线的空压机昨天报修了两次，列表里能看出是同一台吗？'),
    said([7, '10:15'], 'developer', '能。打开设备的那条记录，下面列着它的所有报修。'),
    said([7, '10:18'], 'member', ['看到了，方便。二号线的位置我标在图上了。', '二号线平面图.pdf']),
    said([5, '16:40'], 'member', '班组里反映手机上拍照上传有点慢，现场信号一般。'),
    said([5, '16:52'], 'developer', '明天我到现场看看，可能是照片太大。'),
    said([4, '11:06'], 'developer', ['试过了，仓库那头信号最弱。先让大家在门口上传，我再想办法。', '仓库信号测试.png']),
    said([4, '11:10'], 'member', '行，我在班会上说一声。'),
    said([2, '09:45'], 'member', '月底盘点，资产台账里“在用”的设备能导出一份吗？'),
    said([2, '09:58'], 'developer', '可以，在列表里先筛选，再点“导出”，得到的就是筛选后的那些。'),
    said([2, '10:03'], 'member', ['导出来了，谢谢！', '在用设备.csv']),
    said([1, '15:20'], 'member', '盘点差两台显示器，我下午再找找。'),
    justSaid(26, 'developer', '显示器找到了，在研发部的样机间，编号我已经改过来。'),
    justSaid(24, 'developer', '另外“存放位置”这个字段在草稿里，您看一眼，没问题我就发布。'),
  ],
}

const inventory: Talk = {
  entId: one.id,
  name: '月底盘点',
  people: ['admin', 'member', 'developer'],
  lines: [
    said([9, '09:00'], 'admin', '大家好，这个群用来安排月底盘点，有问题直接在这里说。'),
    said([9, '09:04'], 'member', '收到。生产部由我负责，设备比较多，需要两天。'),
    said([9, '09:07'], 'developer', '研发部我来，样机也一起盘。'),
    said([6, '13:30'], 'admin', ['分工：生产部先盘机器，研发部先盘电脑和仪器，家具由行政部盘。', '盘点分工.docx']),
    said([6, '13:42'], 'member', '好的。叉车有一台在外面保养，周五回来再补。'),
    said([3, '10:10'], 'developer', ['研发部盘完了，三台示波器要送检，状态已改为“维修中”。', '研发部盘点结果.csv']),
    said([3, '10:16'], 'admin', '辛苦！生产部进度怎么样？'),
    said([3, '10:25'], 'member', ['完成八成，还差二号线。', '生产部盘点结果.csv']),
    said([1, '17:02'], 'admin', '请在明天下班前把差异写进台账的备注，我汇总后交给财务。'),
    justSaid(18, 'developer', '研发部的差异已写好，一共四条。'),
    justSaid(12, 'member', '生产部也写好了，差异两条，都找到原因了。'),
    justSaid(11, 'member', '叉车已经回来，编号核对无误。'),
  ],
}

const outside: Talk = {
  entId: one.id,
  name: null,
  people: ['admin', 'partner'],
  lines: [
    said([6, '15:10'], 'admin', '方顾问您好，下周的现场评审定在周三上午，您方便吗？'),
    said([6, '15:48'], 'partner', '方便，我九点前到。需要带哪些资料？'),
    said([6, '15:55'], 'admin', ['带上次评审的整改清单就可以，其余由我们准备。', '现场评审议程.docx']),
    said([2, '11:20'], 'partner', ['清单已更新，现场我带纸质版。', '整改清单.docx']),
    said([2, '11:32'], 'admin', ['收到。厂区平面图也发您，停车在东门。', '厂区平面图.pdf']),
    justSaid(40, 'admin', '好的。到门口请联系前台，我来接您。'),
  ],
}

const homePage: Talk = {
  entId: two.id,
  name: null,
  people: ['admin2', 'member2'],
  lines: [
    said([5, '09:30'], 'admin2', ['初雪，首页改版的需求我看了一遍，整理成了一页。', '产品需求.docx']),
    said([5, '10:05'], 'member2', '收到，我和云栖先出一版草图。'),
    said([3, '16:20'], 'member2', ['草图好了，推荐区放在最上面。', '首页草图.png']),
    said([3, '16:48'], 'admin2', '方向对，搜索框再大一些。'),
    justSaid(35, 'member2', '改好了，下午评审时给您看。'),
    justSaid(21, 'admin2', '好的，三点会议室见。'),
  ],
}

const review: Talk = {
  entId: two.id,
  name: '评审小组',
  people: ['admin2', 'member2', 'partner'],
  lines: [
    said([4, '09:10'], 'admin2', '这个群用来安排新品评审，方顾问也在。'),
    said([4, '09:26'], 'partner', '大家好，评审前请把需求发我一份。'),
    said([4, '09:40'], 'member2', ['发在这里了。', '产品需求.docx']),
    justSaid(50, 'partner', '看完了，有两处意见，会上说。'),
  ],
}

/** What people of the demo enterprises say to each other in a fortnight; of each there is something unread for one of them. */
export const talks: readonly Talk[] = [makerAndUser, inventory, outside, homePage, review]
