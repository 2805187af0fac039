import { matchWebsite } from '@/lib/domain/companies/website-match'

test.each([
  ['jo@example.co.uk', 'https://www.example.co.uk', 'equal'],
  ['jo@mail.example.co.uk', 'https://example.co.uk/jobs', 'equal'],
  ['jo@example.com', 'https://www.example.co.uk', 'different'],
  ['jo@gmail.com', 'https://www.example.co.uk', 'free_mail'],
  ['jo@example.co.uk', '', 'no_website'],
])('%s and "%s" are %s', (email, website, match) => expect(matchWebsite(email, website)).toBe(match))
