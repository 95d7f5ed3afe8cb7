export const starterApplications = [
  { code: 'space-home', name: '企业主页', nameEn: 'Space home', icon: 'home', url: '/homepage' },
  { code: 'portal', name: '门户首页', nameEn: 'Portal', icon: 'building', url: '/' },
  { code: 'messages', name: '消息中心', nameEn: 'Messages', icon: 'message', url: '/user/workbench/messages' },
] as const

export const welcome = {
  'zh-CN': {
    title: '欢迎使用企业空间',
    content: '企业空间已开通完成。您可以在工作台查看应用和通知，并把常用应用固定在首位。',
  },
  'en-US': {
    title: 'Welcome to your enterprise space',
    content:
      'The space is ready. The workbench shows its applications and notices; pin the applications that you use most.',
  },
} as const
