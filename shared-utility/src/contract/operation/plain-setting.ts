import { z } from 'zod'
import { attachmentTypes } from '../foundation/attachment-type.ts'
import { flag, integer, plainSign, textToList } from '../foundation/fields.ts'
import { callsOfSettings, describeSettings } from './describe-setting.ts'

/** Whether a version has to have been run in a browser before it is released. */
const browserCheckUses = ['required', 'ifAvailable', 'notUsed'] as const
export type BrowserCheckUse = (typeof browserCheckUses)[number]

const types = z.array(z.enum(attachmentTypes)).max(attachmentTypes.length)

/**
 * Settings of numbers, switches, texts, choices and lists of choices. An entry here and its words in the settings' screen make a setting:
 * its form, card, call and audit record follow. In the order of the page.
 */
export const plainSettings = describeSettings({
  retention: {
    title: ['修改数据保留设置', 'Change the retention settings'],
    summary: 'Sets for how long data that are no longer worked with are kept.',
    stepUpReason: 'takes much away at once, for good',
    rootOnly: true,
    key: 'RETENTION',
    shape: {
      sessionDays: integer(1, 365),
      jobDays: integer(1, 365),
      failedJobDays: integer(7, 730),
      exportHours: integer(1, 720),
      /** How long an enterprise that was closed can be taken back. */
      closedDays: integer(1, 365),
      downloadDays: integer(30, 1825),
      /** The days for which the audit log is kept, sign-ins among it. 0: for ever. */
      auditDays: integer(0, 3650).refine((days) => days === 0 || days >= 180),
      /** How parcels opened, day by day. */
      telemetryDays: integer(1, 730),
      /** The files of versions of parcels, and of builds, after the last use of them. */
      versionDays: integer(30, 3650),
    },
    standard: {
      sessionDays: 30,
      jobDays: 30,
      failedJobDays: 90,
      exportHours: 24,
      closedDays: 30,
      downloadDays: 366,
      auditDays: 0,
      telemetryDays: 90,
      versionDays: 180,
    },
  },
  telemetry: {
    title: ['修改微前端运行采样', 'Change what is measured of parcels'],
    summary: 'Sets of how many page loads in a hundred browsers report how parcels opened.',
    stepUpReason: 'lasts longer than a stolen session',
    key: 'TELEMETRY',
    /** 0: browsers report in no page load. */
    shape: { percent: integer(0, 100) },
    standard: { percent: 100 },
  },
  developing: {
    title: ['修改在门户中开发的设置', 'Change whether parcels are developed inside the portal'],
    summary: 'Sets whether parcels may be developed inside the running portal.',
    stepUpReason: 'decides whether machines of developers are let into the pages of the portal',
    key: 'DEVELOPING',
    /** `standard`: in the developer edition and in demos. */
    shape: { local: z.enum(['standard', 'allowed', 'forbidden']) },
    standard: { local: 'standard' },
  },
  gate: {
    title: ['修改微前端发布前运行检查', 'Set the running of parcels before release'],
    summary: 'Sets whether versions of parcels are run in a browser before they are released.',
    stepUpReason: 'decides whether versions are released that nobody has run',
    key: 'GATE',
    shape: { browser: z.enum(browserCheckUses) },
    standard: { browser: 'ifAvailable' },
  },
  upload: {
    title: ['修改上传限制', 'Change the limits of uploads'],
    summary:
      'Sets how large a package for phones may be, how much of them one operator uploads in a day, and how large a bundle may be.',
    stepUpReason: 'lasts longer than a stolen session',
    key: 'UPLOAD',
    shape: {
      packageMegabytes: integer(1, 2048),
      packageGigabytesADay: integer(1, 1000),
      /** The format itself ends at 4 GB. */
      bundleMegabytes: integer(1, 4095),
    },
    standard: { packageMegabytes: 500, packageGigabytesADay: 10, bundleMegabytes: 2048 },
  },
  attachment: {
    title: ['修改附件限制', 'Change the limits of attachments'],
    summary: 'Sets how many files a message may have, how large each may be, and of which types.',
    stepUpReason: 'lasts longer than a stolen session',
    // The specification's name.
    key: 'ATTACHMENT_S',
    shape: { perMessage: integer(0, 20), megabytes: integer(1, 1024), types },
    entered: { types: z.preprocess(textToList, types).default([]) },
    standard: { perMessage: 5, megabytes: 20, types: [...attachmentTypes] },
  },
  preview: {
    title: ['修改文档预览设置', 'Change the preview of documents'],
    summary:
      'Sets which service makes PDF of documents of Office, so that they are shown in the portal: its public address, how long it may take and how large a document may be.',
    stepUpReason: 'the service is sent every document that people look at',
    rootOnly: true,
    problems: ['setByEnvironment', 'previewUrlInvalid'],
    key: 'PREVIEW',
    shape: {
      seconds: integer(5, 300),
      megabytes: integer(1, 1024),
      isOn: flag,
      url: plainSign().max(500).default(''),
    },
    standard: { seconds: 60, megabytes: 20, isOn: false, url: '' },
  },
})

export type PlainSettingName = keyof typeof plainSettings

export const plainSettingCalls = callsOfSettings(plainSettings)
