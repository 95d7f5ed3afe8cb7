/** The captcha's own words: the first page does not carry them. */
export const captchaMessages = {
  'zh-CN': {
    picture: '图片中的字符',
    pictureAlt: '验证图片，含五个字母或数字。看不清时可换一张，或改为回答文字问题。',
    pictureHelp: '五个字母或数字，不区分大小写',
    questionHelp: '用数字回答',
    another: '换一张',
    anotherQuestion: '换一题',
    toQuestion: '改为文字问题',
    toPicture: '改为图片',
    required: '请填写验证内容',
    why: '多次尝试失败，请完成人机验证。',
  },
  'en-US': {
    picture: 'Characters in the picture',
    pictureAlt: 'Picture with five letters or digits. If you can’t read it, get another one or answer a text question.',
    pictureHelp: 'Five letters or digits, not case-sensitive',
    questionHelp: 'Answer in digits',
    another: 'Another picture',
    anotherQuestion: 'Another question',
    toQuestion: 'Text question instead',
    toPicture: 'Picture instead',
    required: 'Enter the answer',
    why: 'After several failed attempts we need to check that you are not a robot.',
  },
}
