export const diaryLayouts = ['week', 'list'] as const
export type DiaryLayout = (typeof diaryLayouts)[number]
