import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import type { Message } from './content.ts'

const { one, two } = demoEnterprises

/** The messages to the people of each demo enterprise in the last weeks. */
export const enterpriseMessages: readonly Message[] = [
  of(one.id, {
    level: 'info',
    daysAgo: 25,
    text: {
      'zh-CN': { title: '消防演练通知', content: '本月消防演练在东门集合，请听从各部门安全员的安排。' },
      'en-US': {
        title: 'Fire drill',
        content: 'This month’s drill meets at the east gate. Please follow the safety officer of your department.',
      },
    },
  }),
  of(one.id, {
    level: 'info',
    daysAgo: 18,
    text: {
      'zh-CN': { title: '欢迎新同事', content: '杨晚晴加入研发部，Rowan Field 加入海外部，欢迎两位！' },
      'en-US': {
        title: 'Welcome to two new colleagues',
        content: '杨晚晴 joins research and development, and Rowan Field joins the overseas team. Welcome!',
      },
    },
  }),
  of(one.id, {
    level: 'warn',
    daysAgo: 11,
    text: {
      'zh-CN': { title: '请勿共用账号', content: '每位同事请使用自己的账号，在公用电脑上用完后请退出登录。' },
      'en-US': {
        title: 'Please do not share accounts',
        content: 'Everybody signs in with an account of their own, and signs out of computers that others use.',
      },
    },
  }),
  of(one.id, {
    level: 'info',
    daysAgo: 5,
    text: {
      'zh-CN': { title: '食堂新增素食窗口', content: '二楼食堂新增素食窗口，午餐时段开放。' },
      'en-US': {
        title: 'A vegetarian counter in the canteen',
        content: 'The canteen on the second floor has a vegetarian counter now, open for lunch.',
      },
    },
  }),
  of(one.id, {
    level: 'info',
    daysAgo: 1,
    url: '/user/profile',
    text: {
      'zh-CN': { title: '请核对您的账号', content: '请在个人中心检查手机号和登录过的设备，不认识的设备请移除。' },
      'en-US': {
        title: 'Please check your account',
        content:
          'Look at your phone number and at the devices that you signed in from. Remove any that you do not know.',
      },
    },
  }),
  of(two.id, {
    level: 'info',
    daysAgo: 21,
    text: {
      'zh-CN': { title: '访客登记调整', content: '来访人员改在一楼前台登记，请提前告知前台。' },
      'en-US': {
        title: 'Where visitors register',
        content: 'Visitors now register at the front desk on the ground floor. Please let the desk know in advance.',
      },
    },
  }),
  of(two.id, {
    level: 'info',
    daysAgo: 8,
    text: {
      'zh-CN': { title: '周会改到周二', content: '从下周起，周会改为每周二上午十点，地点不变。' },
      'en-US': {
        title: 'The weekly meeting moves to Tuesday',
        content: 'From next week on we meet on Tuesdays at ten, in the same room.',
      },
    },
  }),
  of(two.id, {
    level: 'warn',
    daysAgo: 2,
    url: '/user/profile',
    text: {
      'zh-CN': { title: '建议开启两步验证', content: '可在个人中心添加身份验证器，密码泄露时账号仍然安全。' },
      'en-US': {
        title: 'Turn on two-step verification',
        content: 'Add an authenticator app under “Your account”: a password that leaks is then not enough.',
      },
    },
  }),
]

function of(entId: string, message: Omit<Message, 'audience' | 'audienceIds'>): Message {
  return { ...message, audience: 'ent', audienceIds: [entId] }
}
