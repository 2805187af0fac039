export const resourceWords = {
  summary: (done: number, all: number) => `${done} of ${all} sorted`,
  progress: 'How far have you got?',
  changed: (what: string, state: string) => `${what}: ${state.toLowerCase()}.`,
  crisis: 'In crisis, or nowhere to stay tonight?',
  crisisLink: 'Numbers to call now',
} as const
