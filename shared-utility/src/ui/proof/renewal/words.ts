/** What is said when a session has ended over unsaved work: loaded with the first question. */
export const renewalMessages = {
  'zh-CN': {
    title: '登录已失效',
    text: '您填写的内容已保留。请在新窗口中重新登录 {name}，完成后这里会自动继续。',
    other: '现在登录的是另一位用户。只有重新登录 {name} 才能继续编辑本页。',
    blocked: '浏览器没有打开新窗口。请允许弹出窗口后再试，或在新标签页中登录后回到这里。',
    open: '在新窗口中登录',
    leave: '放弃并离开',
  },
  'en-US': {
    title: 'Your session has ended',
    text: 'Your input is kept. Sign in again as {name} in a new window; this page then continues automatically.',
    other: 'Another user is signed in. Only {name} can continue on this page.',
    blocked:
      'The browser blocked the new window. Allow it and try again, or sign in in another tab and return to this one.',
    open: 'Sign in in a new window',
    leave: 'Leave without saving',
  },
} as const
