import type { Lang } from '@atrium/shared-utility/contract'
import { titleIn } from '../message-text/row.ts'
import { deputyWords } from './deputy-words.ts'
import type { SelectedNotice } from './notice-query.ts'

type Said = { title: string; text: string; url: string }
type Words = Record<Lang, { title: string; text: string }>

/** What a person is told, in their language, and the page that it leads to. */
export function saidOf(notice: SelectedNotice, lang: Lang): Said {
  const { words, url } = told(notice)
  return { ...words[lang], url }
}

function told(notice: SelectedNotice): { words: Words; url: string } {
  const { conversationId, seq = '' } = notice.subject
  if (conversationId !== undefined) return { words: saidInChat(notice), url: `/qChat?c=${conversationId}&m=${seq}` }
  if (notice.kind === 'announcement')
    return { words: announced(notice), url: '/user/workbench/messages?type=announcement' }
  if (notice.kind === 'deputy') return { words: deputyWords(notice), url: urlOf(notice) }
  return toldOf({ ...notice, name: notice.name ?? '' })
}

function urlOf({ subject }: SelectedNotice) {
  return subject['event'] === 'handedOver' ? '/user/workbench/applications' : '/user/trusters'
}

/** What is told of an application. */
type OfApplication = SelectedNotice & { name: string }

function toldOf(notice: OfApplication): { words: Words; url: string } {
  if (notice.kind === 'mention') return { words: mention(notice), url: recordUrl(notice.subject) }
  if (notice.kind === 'request') return { words: request(notice), url: '/enterprise/applications/requests' }
  return { words: answer(notice), url: '/user/workbench/applications' }
}

function announced(notice: SelectedNotice): Words {
  const [zh, en] = (['zh-CN', 'en-US'] as const).map((lang) =>
    titleIn(lang, { title_zh: notice.titleZh, title_en: notice.titleEn }),
  )
  const isReminder = notice.subject['event'] === 'reminded'
  return {
    'zh-CN': { title: isReminder ? `请阅读公告“${zh}”` : `公告：${zh}`, text: '公告在您的消息中。' },
    'en-US': {
      title: isReminder ? `Please read “${en}”` : `Announcement: ${en}`,
      text: 'The announcement is among your messages.',
    },
  }
}

function saidInChat({ byName, groupName, groupNameEn }: SelectedNotice): Words {
  const [zh, en] = groupName === null ? ['聊天', 'a conversation'] : [`群聊“${groupName}”`, `“${groupNameEn}”`]
  return {
    'zh-CN': { title: `${byName ?? '同事'} 在${zh}中提到了您`, text: '请打开聊天查看。' },
    'en-US': { title: `${byName ?? 'A colleague'} mentioned you in ${en}`, text: 'Open the conversation to read it.' },
  }
}

function mention({ byName, name, nameEn }: OfApplication): Words {
  return {
    'zh-CN': { title: `${byName ?? '同事'} 在“${name}”中提到了您`, text: '请打开记录查看。' },
    'en-US': {
      title: `${byName ?? 'A colleague'} mentioned you in “${nameEn ?? name}”`,
      text: 'Open the record to read it.',
    },
  }
}

function recordUrl({ appId = '', entity = '', recordId = '' }: Record<string, string>) {
  return `/app/${[appId, entity, recordId].map(encodeURIComponent).join('/')}`
}

function request({ byName, name, nameEn, reason, state }: OfApplication): Words {
  const isOpen = state === 'open'
  const text = reason ?? ''
  return {
    'zh-CN': { title: `${byName ?? '同事'} 申请使用“${name}”${isOpen ? '' : '（已答复）'}`, text },
    'en-US': { title: `${byName ?? 'A colleague'} requests “${nameEn ?? name}”${isOpen ? '' : ' (answered)'}`, text },
  }
}

function answer({ name, nameEn, state, word }: OfApplication): Words {
  const english = nameEn ?? name
  const given = word === '' ? null : word
  if (state === 'granted')
    return {
      'zh-CN': { title: `您可以使用“${name}”了`, text: given ?? '请在应用中心打开。' },
      'en-US': { title: `You can now use “${english}”`, text: given ?? 'Open it under Apps.' },
    }
  return {
    'zh-CN': { title: `您对“${name}”的申请未获同意`, text: given ?? '管理员没有填写说明。' },
    'en-US': {
      title: `Your request for “${english}” was declined`,
      text: given ?? 'No reason given.',
    },
  }
}
