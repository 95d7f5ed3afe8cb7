import type { Visit } from './specification.ts'

/** What the programs around the page call themselves. */
export const agents: Record<Visit['host'], string> = {
  browser: '',
  dingtalk: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile AliApp(DingTalk/7.8.1)',
  feishu: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Lark/7.62.12 LarkLocale/zh_CN',
  wecom: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile wxwork/4.1.30 MicroMessenger/7.0.1',
  miniProgram: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile MicroMessenger/8.0.49 miniProgram/wx1',
}
