import type { Lang } from '@atrium/shared-utility/contract'
import type { SelectedNotice } from './notice-query.ts'

type Words = Record<Lang, { title: string; text: string }>

/** What a person is told of those who act for them, and of those for whom they act. */
export function deputyWords(notice: SelectedNotice): Words {
  if (notice.subject['requestId'] !== undefined) return answered(notice)
  if (notice.subject['event'] === 'handedOver') return handedOver(notice)
  return notice.subject['event'] === 'ended' ? ended(notice) : begun(notice)
}

function begun({ byName, isOver }: SelectedNotice): Words {
  const over = isOver === true
  return {
    'zh-CN': {
      title: `${byName ?? '同事'} 请您代为处理待办${over ? '（已结束）' : ''}`,
      text: '期限和范围见“工作代理”，您随时可以结束。',
    },
    'en-US': {
      title: `${byName ?? 'A colleague'} made you their deputy${over ? ' (ended)' : ''}`,
      text: 'See period and scope under Deputies. You can end it at any time.',
    },
  }
}

function ended({ byName, isTruster }: SelectedNotice): Words {
  if (isTruster === true)
    return {
      'zh-CN': { title: `${byName ?? '同事'} 不再为您代理`, text: '需要时可以另选代理人。' },
      'en-US': {
        title: `${byName ?? 'A colleague'} no longer acts for you`,
        text: 'You can add another deputy.',
      },
    }
  return {
    'zh-CN': { title: `您不再代理 ${byName ?? '同事'}`, text: '对方结束了这项代理。' },
    'en-US': { title: `You no longer act for ${byName ?? 'a colleague'}`, text: 'They ended it.' },
  }
}

function answered({ byName, askerName, name, nameEn, state, word }: SelectedNotice): Words {
  const isGranted = state === 'granted'
  const [zh, en] = [name ?? '应用', nameEn ?? name ?? 'an app']
  const said = word === null || word === '' ? null : word
  return {
    'zh-CN': {
      title: `${byName ?? '代理人'} 代您${isGranted ? '同意' : '拒绝'}了 ${askerName ?? '同事'} 对“${zh}”的申请`,
      text: said ?? '没有填写说明。',
    },
    'en-US': {
      title: `${byName ?? 'Your deputy'} ${isGranted ? 'approved' : 'declined'} the request of ${askerName ?? 'a colleague'} for “${en}” on your behalf`,
      text: said ?? 'No note.',
    },
  }
}

function handedOver({ byName, askerName }: SelectedNotice): Words {
  return {
    'zh-CN': {
      title: `${askerName ?? '同事'} 的工作已移交给您`,
      text: `由 ${byName ?? '管理员'} 移交，包括其负责的部门、群聊，以及按姓名开放的应用和应用角色。`,
    },
    'en-US': {
      title: `The work of ${askerName ?? 'a colleague'} was handed over to you`,
      text: `${byName ?? 'An administrator'} handed over departments, groups, and apps and app roles assigned by name.`,
    },
  }
}
