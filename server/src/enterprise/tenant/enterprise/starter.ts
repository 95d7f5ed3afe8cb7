export const starterApplications = [
  { code: 'space-home', name: '企业主页', nameEn: 'Enterprise home', icon: 'home', url: '/homepage' },
  { code: 'messages', name: '消息', nameEn: 'Messages', icon: 'message', url: '/user/workbench/messages' },
  { code: 'account', name: '个人中心', nameEn: 'Your account', icon: 'user', url: '/user/profile' },
] as const

export const welcome = {
  'zh-CN': {
    title: '欢迎使用企业空间',
    content: '企业空间已开通。您可以在工作台打开应用、查看消息，并选择自己的常用应用。',
  },
  'en-US': {
    title: 'Welcome to your enterprise space',
    content: 'The space is ready. Open applications and read messages in the workbench, and pin what you use most.',
  },
} as const
