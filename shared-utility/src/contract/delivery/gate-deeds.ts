import type { Words } from './gate-bounds.ts'

/** What a script does that goes past the portal, that no policy of a page stops everywhere, or that cannot be checked. */
export const deedWords = {
  movesAddress: {
    'zh-CN': '{file} 第 {line} 行使用了 {what}。请用自己的路由或 navigate，离开前的检查才会生效。',
    'en-US': '{file} uses {what} in line {line}. Move by the own router or navigate, so that the guards are asked.',
  },
  startsWorker: {
    'zh-CN': '{file} 第 {line} 行启动了 {what}：页面只接受加载器给出的脚本地址，文本地址会报错。请在页面中完成计算。',
    'en-US':
      '{file} starts a {what} in line {line}: pages take no address of a script as text, so that throws. Compute in the page.',
  },
  takesUnnamed: {
    'zh-CN': '{file} 第 {line} 行从 {what} 取运行时才知道的名称，无法检查。请直接写出名称。',
    'en-US':
      '{file} takes something of the page by {what} in line {line}, whose name is known only while it runs. Write the name itself, so that it can be checked.',
  },
  usesCookies: {
    'zh-CN':
      '{file} 第 {line} 行使用了 {what}：Cookie 由门户管理，会话靠它识别。请用命名调用（call），要保存的内容放在服务器或 localStorage。',
    'en-US':
      '{file} uses {what} in line {line}: cookies are the portal’s, which knows sessions by them. Use named calls (call), and keep what is yours on the server or in localStorage.',
  },
  staysBehind: {
    'zh-CN':
      '{file} 第 {line} 行使用了 {what}：Service Worker 在版本撤下后仍会留在浏览器里。请去掉它，文件的缓存由门户负责。',
    'en-US':
      '{file} uses {what} in line {line}: a service worker stays in the browser when the version is gone. Leave it out; the portal keeps files in the cache.',
  },
  reflectsPage: {
    'zh-CN': '{file} 第 {line} 行使用了 {what}，而名称运行时才知道，无法检查。请直接写出要用的名称。',
    'en-US':
      '{file} uses {what} in line {line} with a name that is known only while it runs, so nobody can check it. Write the name itself.',
  },
  passesPolicy: {
    'zh-CN':
      '{file} 第 {line} 行通过 {what} 绕过页面的 Trusted Types 策略，任何地址的脚本都可能运行。请用 import 加载代码；框架的策略只有 createHTML 一条规则。',
    'en-US':
      '{file} gets past the page’s Trusted Types policy by {what} in line {line}, so that a script of any address could run. Load code by import; the policy of a framework has the one rule createHTML.',
  },
} as const satisfies Record<string, Words>
