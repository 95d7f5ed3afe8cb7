import { entry, field, type ProblemEntry } from './entry.ts'

/** What planning and running an update may be refused with. */
export const updateProblems = {
  updateNotPlanned: entry(409, 1017001, [
    '此更新已经开始、结束或取消，不能再这样处理',
    'This update has started, ended or been cancelled, so this is no longer possible',
  ]),
  updateRunning: entry(409, 1017002, [
    '已有一个更新正在进行，请先将其结束',
    'Another update is running. End that one first',
  ]),
  updateNotRunning: entry(409, 1017003, ['此更新没有在进行', 'This update is not running']),
  updateInPast: field(
    'plannedAt',
    entry(400, 1017004, ['计划时间已过，请选择之后的时间', 'This time has passed. Choose a later one']),
  ),
  updateAnnouncedLate: field(
    'announceAt',
    entry(400, 1017005, ['公告必须早于计划开始时间', 'The announcement must come before the start']),
  ),
  updateOverlaps: field(
    'plannedAt',
    entry(409, 1017006, [
      '在此时段内已有更新 {version} 正在进行或将自动开始。请选择其预计结束之后的时间，或改为手动开始',
      'Update {version} runs or starts automatically within this time. Choose a time after its expected end, or start this one manually',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
