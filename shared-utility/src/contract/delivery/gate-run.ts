import type { Words } from './gate-bounds.ts'

/** What the gate says of a parcel that it has run in a browser. */
export const runWords = {
  runPolicy: {
    'zh-CN': '打开 {route} 时违反了内容安全策略（{what}，{file} 第 {line} 行）。请去掉这一处，或改用门户允许的方式。',
    'en-US':
      'With {route} open it violated the content security policy: {what}, in {file}, line {line}. Leave that out, or do it as the portal allows.',
  },
  runTrustedTypes: {
    'zh-CN': '打开 {route} 时把文本当作标记或脚本写入，被 Trusted Types 拒绝（{file} 第 {line} 行）。请改为创建元素。',
    'en-US':
      'With {route} open it wrote a text as markup or script, which Trusted Types refuse: {file}, line {line}. Make elements instead.',
  },
  runError: {
    'zh-CN': '打开 {route} 时有未捕获的错误：{reason}。命名调用在这里只返回空的结果，请让页面也能处理。',
    'en-US':
      'With {route} open an error was caught by nobody: {reason}. Named calls answer as little as they may here; the page has to bear that.',
  },
  runFails: {
    'zh-CN':
      '{route} 显示的是错误提示而不是内容：{reason}。命名调用在这里只返回空的结果，请让页面也能处理；也请检查该路由是否由代码绘制。',
    'en-US':
      '{route} shows a failure in place of its content: {reason}. Named calls answer as little as they may here; the page has to bear that. See, too, that a route of the code draws it.',
  },
  runEmpty: {
    'zh-CN': '打开 {route} 时页面是空的。请检查代码是否绘制了 parcel.json 声明的这个路由。',
    'en-US': 'With {route} open the page stays empty. See that the code draws this route, which parcel.json declares.',
  },
  runConsole: {
    'zh-CN': '打开 {route} 时控制台报错：{reason}',
    'en-US': 'With {route} open the console had an error: {reason}',
  },
  runAxe: {
    'zh-CN': '{route} 有{impact}级的无障碍问题 {rule}（{where}）：{what}。请修改该元素。',
    'en-US': '{route} is not accessible ({impact}, {rule}) at {where}: {what}. Mend that element.',
  },
  runListeners: {
    'zh-CN': '{route} 装载并卸载 {mounts} 次后，留下 {count} 个事件监听器（{where}）。请在卸载时移除。',
    'en-US':
      '{route} was mounted and unmounted {mounts} times, and {count} event listeners stay: {where}. Remove them when it is unmounted.',
  },
  runTimers: {
    'zh-CN': '{route} 装载并卸载 {mounts} 次后，仍有 {count} 个定时器在运行（{where}）。请在卸载时清除。',
    'en-US':
      '{route} was mounted and unmounted {mounts} times, and {count} timers go on: {where}. Clear them when it is unmounted.',
  },
  runStyles: {
    'zh-CN': '{route} 卸载后页面中还留有它的 {count} 份样式（{where}）。请在卸载时移除。',
    'en-US':
      '{route} is unmounted, and {count} of its styles stay in the page: {where}. Remove them when it is unmounted.',
  },
  runNodes: {
    'zh-CN': '{route} 装载并卸载 {mounts} 次后，还留有 {count} 个节点（{where}）。请在卸载时移除，并释放对它们的引用。',
    'en-US':
      '{route} was mounted and unmounted {mounts} times, and {count} nodes stay: {where}. Remove them when it is unmounted, and let go of them.',
  },
  runHeap: {
    'zh-CN': '{route} 装载并卸载 {mounts} 次后，内存增加了 {kilobytes} KB，且没有停止增长。请在卸载时释放引用。',
    'en-US':
      '{route} was mounted and unmounted {mounts} times, and memory grew by {kilobytes} KB without an end. Let go of what it holds when it is unmounted.',
  },
  runForbidden: {
    'zh-CN': '它访问了 {url}。页面只能访问门户自己，请改用命名调用。',
    'en-US': 'It asked for {url}. Pages reach nothing but the portal itself: use named calls.',
  },
  runUnknown: {
    'zh-CN': '它请求了 {url}，而门户没有这个地址。',
    'en-US': 'It asked for {url}, which no portal has.',
  },
  runLeaves: {
    'zh-CN': '它离开了门户页面，去往 {url}。请使用 portal.navigate 或自己的路由。',
    'en-US': 'It left the page of the portal for {url}. Move by portal.navigate, or by its own router.',
  },
  runMountFails: {
    'zh-CN': '{route} 无法装载：{reason}',
    'en-US': '{route} cannot be mounted: {reason}',
  },
  runMountHangs: {
    'zh-CN': '{route} 在 {seconds} 秒内没有装载完成。mount 必须尽快完成，数据请在装载后再读取。',
    'en-US': '{route} was not mounted within {seconds} seconds. mount has to settle soon: read data after it.',
  },
  runUnmountFails: {
    'zh-CN': '{route} 无法卸载：{reason}',
    'en-US': '{route} cannot be unmounted: {reason}',
  },
  runUnmountHangs: {
    'zh-CN': '{route} 在 {seconds} 秒内没有卸载完成。',
    'en-US': '{route} was not unmounted within {seconds} seconds.',
  },
  runHangs: {
    'zh-CN': '{route} 装载后有 {seconds} 秒没有响应：有一段代码一直不结束。',
    'en-US': '{route} did not answer for {seconds} seconds after it was mounted: some code of it never ends.',
  },
  runCrashed: {
    'zh-CN': '{route} 让浏览器标签页崩溃，多半是内存用尽。',
    'en-US': '{route} made the tab crash; most likely it had used up all memory.',
  },
  runMemory: {
    'zh-CN': '它占用的内存超过 {megabytes} MB，浏览器被终止。请不要无限制地分配内存。',
    'en-US': 'It took more than {megabytes} MB of memory, and the browser was ended. Bound what it allocates.',
  },
  runTooLong: {
    'zh-CN': '全部页面在 {seconds} 秒内没有检查完：装载或卸载太慢。',
    'en-US': 'Its pages were not done within {seconds} seconds: they mount or unmount too slowly.',
  },
} as const satisfies Record<string, Words>
