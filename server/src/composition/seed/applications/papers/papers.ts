import { documentOf } from '../../../../foundation/file/preview/small-document.ts'
import { pdfOf, pngOf } from './drawing.ts'
import { drawings } from './drawings.ts'

type Content = () => Buffer | Promise<Buffer>

/** The files that people of the demo have, by name. */
const papers: Readonly<Record<string, Content>> = {
  '仓库信号测试.png': () => pngOf(drawings.signal),
  '在用设备.csv': () =>
    sheet(['编号,名称,保管人', 'ZC-0012,数控车床,钱小荷', 'ZC-0031,示波器,李星河', 'ZC-0047,激光切割机,孙晴川']),
  '二号线平面图.pdf': () => pdfOf(drawings.lineTwo),
  '盘点分工.docx': () =>
    documentOf([
      '月底盘点分工',
      '生产部：先盘机器，负责人陈白露。',
      '研发部：先盘电脑和仪器，负责人何立春。',
      '行政部：盘家具。',
    ]),
  '研发部盘点结果.csv': () =>
    sheet(['编号,名称,结果', 'ZC-0031,示波器,送检', 'ZC-0058,示波器,送检', 'ZC-0102,显示器,差异']),
  '生产部盘点结果.csv': () => sheet(['编号,名称,结果', 'ZC-0012,数控车床,相符', 'ZC-0077,叉车,在外保养']),
  '现场评审议程.docx': () =>
    documentOf(['现场评审议程', '09:00 签到', '09:15 上次整改情况', '10:30 现场查看二号线', '11:30 小结']),
  '整改清单.docx': () =>
    documentOf([
      '整改清单',
      '一、二号线急停按钮加装护罩：已完成。',
      '二、仓库通道划线：已完成。',
      '三、气源压力表校验：本周完成。',
    ]),
  '厂区平面图.pdf': () => pdfOf(drawings.site),
  '产品需求.docx': () =>
    documentOf(['新品首页改版', '目标：首屏三秒内看到推荐。', '范围：首页、搜索结果页。', '不含：会员中心。']),
  '首页草图.png': () => pngOf(drawings.workshop),
  '维修记录.docx': () =>
    documentOf(['维修记录', '现象：启动后跳闸。', '处理：更换接触器，空载试运行 30 分钟。', '结论：可以恢复使用。']),
  '停机位置.png': () => pngOf(drawings.workshop),
  '温度曲线.png': () => pngOf(drawings.temperature),
  '振动记录.png': () => pngOf(drawings.vibration),
  '校准报告.pdf': () => pdfOf(drawings.vibration),
  'Getting started.docx': () =>
    documentOf([
      'Getting started · 快速入门',
      'Pin the applications that you open every day to your workbench. · 把每天使用的应用固定到工作台。',
      'Ctrl or Cmd K finds pages, records, people and messages. · 按 Ctrl 或 Cmd K 查找页面、记录、人员和消息。',
      'Choose how the portal looks under “Preferences”. · 在“偏好”中选择外观和语言。',
    ]),
}

/** What a spreadsheet program of these parts opens with the right letters. */
function sheet(lines: readonly string[]) {
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}

/** The content of a file of the demo. */
export async function paperCalled(name: string) {
  const content = papers[name]
  if (content === undefined) throw new Error(`the demo has no file ${name}`)
  return content()
}
