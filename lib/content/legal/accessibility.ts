import type { Article } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import type { PublishedSource } from '@/lib/content/figures/figure'

const email = { label: company.contactEmail, href: `mailto:${company.contactEmail}` } as const

const adviceService = {
  kind: 'published',
  title: 'The Equality Advisory and Support Service: three years of advice and guidance',
  publisher: 'Equality and Human Rights Commission',
  published: '25 November 2015',
  url: 'https://www.equalityhumanrights.com/en/our-work/blogs/equality-advisory-and-support-service-three-years-advice-and-guidance',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const adviceNumber = {
  kind: 'published',
  title: 'Accessibility statement for the NHS COVID Pass (helpline number)',
  publisher: 'NHS',
  published: '15 September 2022',
  url: 'https://covid-status.service.nhsx.nhs.uk/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const northernIreland = {
  kind: 'published',
  title: 'Diversity and discrimination',
  publisher: 'nidirect',
  published: 'no date shown',
  url: 'https://www.nidirect.gov.uk/articles/diversity-and-discrimination',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

export const accessibility = {
  heading: 'Accessibility statement',
  lead: 'We want everybody to be able to use this site: on an old phone, with a keyboard, with large text, with a screen reader or on paper.',
  note: 'Written on 21\u00a0November\u00a02026, about this whole website. It is our own statement. Nobody else has audited the site.',
  sections: [
    {
      id: 'target',
      heading: 'What we aim for',
      blocks: [
        'Our target is the Web Content Accessibility Guidelines (WCAG), version 2.2, level AA. For the contrast of body text we aim higher, at level AAA. We believe that the public pages meet the target. We cannot be sure until people who use assistive technology have tried them.',
        'On each page you should be able to:',
        {
          kind: 'list',
          items: [
            'do everything with a keyboard, and see where you are',
            'make the text twice as large, or zoom in, without losing anything',
            'read it on a screen as narrow as 320\u00a0px without scrolling sideways',
            'use it in light or dark colours, to match your device',
            'read it and send the forms with JavaScript turned off',
            'print it.',
          ],
        },
        'Nothing on the site moves or plays by itself.',
      ],
    },
    {
      id: 'tests',
      heading: 'How we test',
      blocks: [
        'Each time we check a change, our automatic tests use Chromium, the browser that Chrome and Edge are built on. They:',
        {
          kind: 'list',
          items: [
            'check every public page with axe, a program that finds accessibility faults: each on a wide screen in light colours, and one of each kind at 320\u00a0px in dark colours',
            'compare the colour of text with the colour behind it, in light and dark',
            'check that no page is wider than the screen, and that each has one main heading',
            'use the menus and a form with the keyboard alone',
            'open every page with JavaScript turned off, and send forms that way.',
          ],
        },
        'We also look at pictures of the pages at the widths of a phone, a tablet and a desktop. A program finds only some of the faults that people meet.',
      ],
    },
    {
      id: 'not-tested',
      heading: 'What we have not tested yet',
      blocks: [
        {
          kind: 'list',
          items: [
            'real screen readers, such as NVDA, JAWS, VoiceOver or TalkBack',
            'voice control and switch devices',
            'Safari and Firefox',
            'the site with people who have disabilities. We want to do this before the pilot ends.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we know does not work well',
      blocks: [
        {
          kind: 'list',
          items: [
            'There is no version in Easy Read, in British Sign Language or in any other language, including Welsh.',
            'The buttons that move the row of industries on the home page need JavaScript. Without it, you can scroll the row.',
            'With JavaScript turned off, the browser cannot warn you of a mistake in a form before you send it. The page comes back with the mistakes listed and your answers kept.',
            'Websites that we link to may not be accessible.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us about a problem, or ask for another format',
      blocks: [
        [
          'Email ',
          email,
          ` or `,
          { label: 'send us a message', href: '/contact' },
          `. Say which page it was and what went wrong. Someone will answer within ${callBackTime}. If a page stops you, we will give you what is on it in another way: by email, in large print or by phone.`,
        ],
        'We record each fault we are told about, fix those that stop people using a page first, and tell you when yours is fixed. If we cannot fix a fault quickly, we add it to this page.',
      ],
    },
    {
      id: 'complain',
      heading: 'If you are not happy with our answer',
      blocks: [
        [
          'Under the Equality Act 2010 we have to make reasonable adjustments for people with disabilities. In England, Scotland and Wales, the ',
          {
            label: 'Equality Advisory and Support Service',
            href: 'https://www.equalityadvisoryservice.com/',
          },
          ' gives free advice about that law. Its helpline is ',
          { label: '0808\u00a0800\u00a00082', href: 'tel:08088000082' },
          '. If you can’t get through, look for the number on its website.',
        ],
        [
          'In Northern Ireland, ask the ',
          { label: 'Equality Commission for Northern Ireland', href: 'https://www.equalityni.org/' },
          '.',
        ],
      ],
      sources: [adviceService, adviceNumber, northernIreland],
    },
  ],
  next: [
    { label: 'Tell us about a problem', href: '/contact', text: `Someone will answer within ${callBackTime}.` },
    { label: 'Go to the home page', href: '/', text: 'Guides, tools and help for employers, candidates and partners.' },
  ],
} as const satisfies Article
