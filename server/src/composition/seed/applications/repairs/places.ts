/** Where things break in the demo: what, how, who reports it, and who repairs it. */
export const places = {
  workshop: {
    equipment: [
      '1 号注塑机',
      '2 号注塑机',
      '3 号注塑机',
      '1 号数控车床',
      '2 号数控车床',
      '激光切割机',
      '空压机',
      '行车',
      '1 号叉车',
      '2 号叉车',
    ],
    faults: [
      ['主轴异响', '已更换轴承，试运行正常。'],
      ['液压油泄漏', '已更换密封圈并补油。'],
      ['急停按钮失灵', '已更换按钮，复位正常。'],
      ['冷却水温度过高', '已清洗滤网和换热器。'],
      ['传感器误报', '已清洁探头并重新校准。'],
      ['启动后跳闸', '已更换接触器。'],
      ['气压不足', '已紧固接头，更换一段气管。'],
    ],
    reporters: ['member', 'qian.xiaohe', 'member', 'sun.qingchuan', 'member', 'zhao.yuebai'],
    repairer: 'qian.xiaohe',
  },
  laboratory: {
    equipment: ['示波器', '恒温箱', '三坐标测量仪', '振动台', '电子秤'],
    faults: [
      ['屏幕无显示', '已更换背光板。'],
      ['温度不准', '已重新校准，误差在 0.2 ℃ 以内。'],
      ['探头接触不良', '已更换探头线。'],
      ['软件无法连接', '已重装驱动程序。'],
    ],
    reporters: ['li.xinghe', 'wu.tingxue', 'developer', 'wu.tingxue'],
    repairer: 'developer',
  },
  office: {
    equipment: ['三楼打印机', '会议室投影仪', '前台门禁', '茶水间饮水机', '展厅大屏'],
    faults: [
      ['卡纸', '已清理并更换搓纸轮。'],
      ['无法开机', '已更换电源适配器。'],
      ['刷卡无反应', '已重启控制器，并更新卡片权限。'],
      ['漏水', '已更换进水管接头。'],
      ['Remote control does not work', 'New batteries; works again.'],
    ],
    reporters: ['wang.suiwan', 'feng.qiulan', 'hazel.brooks', 'zheng.songyue', 'admin'],
    repairer: 'admin',
  },
} as const

type PlaceName = keyof typeof places

/** Two of three things break in the workshop. */
export const breaking: readonly PlaceName[] = ['workshop', 'laboratory', 'workshop', 'office', 'workshop', 'workshop']
