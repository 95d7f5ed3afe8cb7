/** What the names of the enterprises of the list are made of. */
const cities =
  '北京 上海 广州 深圳 杭州 南京 苏州 成都 重庆 武汉 西安 天津 长沙 青岛 宁波 厦门 福州 合肥 济南 郑州 沈阳 大连 昆明 南昌 无锡 佛山 东莞 温州 泉州 常州 烟台 徐州 南通 珠海 中山 惠州 嘉兴 绍兴 金华 台州'
const syllables =
  '德 泰 华 盛 永 信 嘉 禾 瑞 康 恒 达 博 远 启 明 中 和 天 成 金 石 海 川 云 帆 东 方 新 元 汇 通 众 联 安 顺 国 富 万 象 星 辰 宏 图 智 慧 凯 旋 龙 腾 百 锦 绣 同 仁 长 青 正 源 立'
const trades = '科技 网络 贸易 物流 机械 电子 食品 服饰 建材 医疗 教育 咨询 能源 汽车 化工 传媒 软件 农业 环保 家居'
const forms = '有限公司 有限责任公司 股份有限公司 集团'

export const words = {
  cities: cities.split(' '),
  syllables: syllables.split(' '),
  trades: trades.split(' '),
  forms: forms.split(' '),
}
