import type { Article } from '@/lib/content/prose/article'
import { company } from '@/lib/content/site/company'
import { keptPagesWords } from '@/lib/content/site/kept-pages'
import type { PublishedSource } from '@/lib/content/figures/figure'
import { sharedMinutes, unusedDays } from '@/lib/domain/cv/keep-time'
import { tabMinutes } from '@/lib/domain/disclosure-wizard/kept-answers'

const email = { label: company.contactEmail, href: `mailto:${company.contactEmail}` } as const

const criminalOffenceData = {
  kind: 'published',
  title: 'What is criminal offence data? (UK GDPR, Article 10)',
  publisher: 'Information Commissioner’s Office',
  published: 'no date shown',
  url: 'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/criminal-offence-data/what-is-criminal-offence-data',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const scheduleOne = {
  kind: 'published',
  title: 'Data Protection Act 2018, Schedule 1 (Part 3: additional conditions relating to criminal convictions)',
  publisher: 'legislation.gov.uk',
  published: '2018, as enacted',
  url: 'https://www.legislation.gov.uk/ukpga/2018/12/schedules/enacted',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const postHogStorage = {
  kind: 'published',
  title: 'JavaScript web persistence and cookies',
  publisher: 'PostHog',
  published: 'no date shown',
  url: 'https://posthog.com/docs/libraries/js/persistence',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const oneMonth = {
  kind: 'published',
  title: 'What to expect after making a subject access request',
  publisher: 'Information Commissioner’s Office',
  published: 'no date shown',
  url: 'https://ico.org.uk/for-the-public/your-right-to-get-copies-of-your-data/what-to-expect-after-making-a-subject-access-request/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const complaintsRule = {
  kind: 'published',
  title: 'New complaints procedure for data protection (Data (Use and Access) Act 2025, from 19 June 2026)',
  publisher: 'Employment Buddy',
  published: '2026',
  url: 'https://www.employmentbuddy.com/hr-article/new-complaints-procedure-for-data-protection-coming-in-june-are-you-ready/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const helpline = {
  kind: 'published',
  title: 'Service standards (helpline number)',
  publisher: 'Information Commissioner’s Office',
  published: 'no date shown',
  url: 'https://ico.org.uk/about-the-ico/our-information/service-standards',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const keepHead = ['What', 'What is in it', 'How long'] as const

export const privacyPolicy = {
  heading: 'Privacy policy',
  lead: 'What we keep about you, why, and what you can ask us to do. Last updated 29\u00a0November\u00a02026.',
  sections: [
    {
      id: 'short',
      heading: 'The short version',
      blocks: [
        {
          kind: 'list',
          items: [
            'We never sell what you tell us, and no employer, or anybody else, gets it for their own use unless you agree.',
            'We do not need any details of anybody’s convictions, so please do not write them in a form.',
            'We keep what you put in a form so that we can contact you, and delete it from our database within 12\u00a0months.',
            ['You can see what we keep, correct it or have it deleted: email ', email, '.'],
            'We do not track what you do on the site unless you say yes to analytics.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who we are',
      blocks: [
        `${company.brand}. ${company.numberLabel} ${company.number}. ${company.registeredOffice}. We decide what is kept and why, so in law we are the ‘controller’.`,
        [
          'For anything about your data, email ',
          email,
          '. Ask us there for our full postal address. Our registered office is also on the public register at Companies House.',
        ],
      ],
    },
    {
      id: 'keep',
      heading: 'What we keep',
      blocks: [
        'Most of it comes from you: what you put in a form, and a few technical records we need to handle it. If an organisation helps you or an employer answers you, they write some of it.',
        'Open the part that is about you. It says what we keep and for how long.',
        {
          kind: 'table',
          isFolded: true,
          caption: 'Forms you send us',
          head: keepHead,
          rows: [
            [
              'Call-back forms',
              'Your first and last name, email address, phone number, location and message, and how you heard about us if you say. Employers also give a company and a job title. Partners give an organisation and its type. Candidates say what support they want.',
              'At most 12\u00a0months',
            ],
            [
              'The candidates’ waitlist',
              'Your first and last name, email address, phone number, location, the work you are looking for and when you could start. If you choose to: your skills, your experience, the support you want, and how you heard about us.',
              'At most 12\u00a0months. To stay on it after that, join again',
            ],
            [
              'What you agreed to',
              'The words you agreed to, which version, when, and on which form. Whether you asked for news by email.',
              'As long as the form it came with',
            ],
            [
              'The text of emails about your form, to you and to our team',
              'A confirmation to you, without what you wrote. A notification to our team, with what you put in the form.',
              '7\u00a0days after sending. That we sent one, and to which address: as long as the form it came with. The email itself stays in our team’s mailbox until they delete it',
            ],
            [
              'What we did about your form',
              'When we called you and whether we reached you, short notes of what we agreed, what we wrote to you by email, and how far we have got. If we correct something you wrote, what it said before.',
              'As long as the form it came with: at most 12\u00a0months. An email that we began to write and did not send: 7\u00a0days',
            ],
            ['A form probably filled in by a program', 'The same as any other form.', '30\u00a0days'],
            [
              'A code for your form, so that sending it twice counts as once',
              'It is worked out from the form. Nobody can read the form from it.',
              '1\u00a0day',
            ],
            [
              'How often a form is sent from one connection, where we count it',
              'Not your internet address: a code made from it with a secret key. The code changes every day.',
              '1\u00a0day',
            ],
          ],
        },
        {
          kind: 'table',
          isFolded: true,
          caption: 'If you have an account',
          head: keepHead,
          rows: [
            [
              'Accounts',
              'Your email address, your password in a form nobody can read, your name if you give one, which kind of account you have or ask for, and when and with which browser you signed in. If you sign in with Google, Microsoft or another service: the name, email address and picture’s address that it gives us, and its number for you. If you make recovery codes: a check of each, from which nobody can read the code. If you sign in with your phone, or use it as a second step: its number, and for a day that we sent a text to it. If you add a passkey: its name, what checks that it is yours, and when you added and last used it. The passkey itself, your fingerprint and your face never leave your device.',
              'Until you delete your account. If you never verify your email address: 7\u00a0days',
            ],
            [
              'Asking for a portal, and our answer',
              'Which kind of account you asked for and when, your organisation, anything else you told us, and what we decided. A record of each kind of account you were given, and that we emailed you about it.',
              'Your request: at most 12\u00a0months. The record: 12\u00a0months, or until your account is deleted if that is later. It has a number, not your name, and lets us check that nobody gave themselves a portal. That we emailed you: 30\u00a0days',
            ],
            [
              'The email that confirms you have deleted your account',
              'Your email address, and that the account is deleted.',
              '2\u00a0days after we send it, or 7\u00a0days if it cannot be delivered',
            ],
            [
              'What you asked us about your data',
              'Your email address, what you asked for, when, and how and when we answered. If you ask us to delete everything, a code made from your address replaces the address.',
              '24\u00a0months after we answered',
            ],
            [
              'What our team did',
              'Who on our team opened or changed what, and when. It shows your form’s reference and your account’s number, not your name or address.',
              '24\u00a0months',
            ],
          ],
        },
        {
          kind: 'table',
          isFolded: true,
          caption: 'If you look for work',
          head: keepHead,
          rows: [
            [
              'Your profile in a candidate portal',
              'Your first and last name and, if you give them, your phone number, town and the first half of your postcode. Your skills, tickets and certificates, and experience in brief, when you can start, and whether you have the right to work in the UK. What work you want, who can see you, which jobs you saved or hid, and which companies you hide from. What you add to your diary, which nobody else sees; we delete it 6\u00a0months after its day. Nothing about a record: there is nowhere to put it.',
              'Until you delete your account',
            ],
            [
              'Searches we email you new jobs for',
              'Your email address, the filters of each search (at most the first half of a postcode), how often we email, when you asked and when you said yes. Saving a search does not tell us whether you have a conviction.',
              'Until you stop the emails, delete the search or delete your account. If you never say yes: 7\u00a0days',
            ],
            [
              'Applications for jobs on this site',
              'Which job, each step and its date, what the employer wrote to you, interview times, what its people note about you for their colleagues, the checks of an offer and your first day and, if you withdrew, why. Whether you were asked about a record, and whether you said you would talk about it, shared a statement or took it back, but never what you said. Whether an officer has to approve the job, if you tell us. The employer sees your card when you apply and, once it shortlists you, your name, town and the contact details you share. It never sees why you withdrew.',
              '6\u00a0months after it ended, or when you delete your account. After that we keep only its dates and how it ended, for statistics, and nothing in it says that it was yours. If you delete your account, the employer can see its reference, the job, and that it was withdrawn or deleted, for 6\u00a0months after it ended, but nothing about you',
            ],
            [
              'Messages about an application',
              'What you and the employer write to each other, who wrote it and when. Our server locks each message with a key just for that application before it is stored, and our team has no page that shows it. If you report a message, our team sees which company it is about and why, and reads that one message only if you let it.',
              'With the application: 6\u00a0months after it ended, or when the person who applied deletes their account. A report: 12\u00a0months after we closed it, without the message once that is deleted',
            ],
            [
              'Your statement about a record, if you write one in a candidate portal',
              'What you write, and earlier versions. Our server locks it with a key just for you before it is stored: the database never has it in plain text, and our team has no page that shows it. Which employer you let read which version. Once a company has asked and you have said yes, the people it chose for this can read it, and you see who opened it and when.',
              'What you write: until you delete it or your account. An employer can read it until you take it back, withdraw or hide from that employer. It can read it only while its company is approved. Six\u00a0months after the application ended, it can read it no more. Who read it: as long as the application is linked to you',
            ],
            [
              'Jobs you started through this site, or that whoever helps you wrote down',
              'The employer, the job, the day you started and, if somebody adds it, the hours, the pay and day release. What you answered after 6 weeks, 13 weeks, 6 months and 12 months when we asked whether you are still there, and why not. What you and the employer each said in the first weeks about how it goes: the employer never sees your answer, and theirs is only in the copy of your data. Whether the employer may be asked too, and whether you are counted in its figures, which never name you. We ask by email, or by text if you chose texts.',
              'Until you delete your account, and your file is deleted. After that only the company, the month and the answers stay, for statistics, and nothing says that they were yours',
            ],
          ],
        },
        {
          kind: 'table',
          isFolded: true,
          caption: 'If you hire',
          head: keepHead,
          rows: [
            [
              'Companies that hire through us',
              'What a company says about itself: its name, number, sector, size, workplaces, website and phone number. Who asked us to add it and their job there, who works on its pages, what each of them can do, what they did and when, and the email addresses of people invited. If the company chooses, a public page lists it with its name, sector, open jobs and how often it replies. If you open somebody’s statement about a record: that you did, and when. They see this, with the name on your account or, if it has none, your email address.',
              'The company: as long as it works with us. Your place in it: until you leave it or delete your account. What you did and when stays with the company, under a number and without your name. An invitation: 30\u00a0days after it ended. A company that was never approved is deleted with the account that asked',
            ],
          ],
        },
        {
          kind: 'table',
          isFolded: true,
          caption: 'If an organisation helps you, or you work for one',
          head: keepHead,
          rows: [
            [
              'Organisations that support people',
              'What an organisation says about itself: its name, numbers, website, what it helps with and where, the name and email address of its safeguarding lead, and when an agreement about data was signed. Who asked us to add it and their job there, who works on its pages, what each of them can do, and the email addresses of people invited. If you make a calendar link: when, and a check of it, but not the link.',
              'The organisation: as long as it works with us. Your place in it: until you leave it or delete your account. An invitation: 30\u00a0days after it ended. One that was never approved is deleted with the account that asked',
            ],
            [
              'What an organisation keeps about a person it helps',
              'Only after the person agreed, and nothing about a record: the name they use, how to reach them safely, where they are, what help they need and what a job must allow for. Also their plan, appointments, notes and jobs that were suggested to them. The messages between you and whoever helps you or mentors you, stored encrypted. Your sessions with a mentor, and any worry that either of you reports, encrypted too: the organisation’s safeguarding lead can read it or, without an account, those who manage its members. The words they agreed to, how and when. Who opened the file without being the one who helps, and why. The organisation decides what is kept. If you join the file with your account, you see it all but notes for its workers alone, which are in the copy of your data, and you choose what of your account it sees. Our team has no page that shows it. If you said that email is a safe way to reach you, we email you that there is a message or an appointment, and nothing of what it says or where it is.',
              'Until 12\u00a0months after the file is closed: when you say that you no longer agree, or 30\u00a0days after your agreement ran out. If you joined it with your account: at the latest when you delete your account. A code that was never used: a month after it ended',
            ],
            [
              'Referrals from one organisation to another, and what you send about yourself',
              'Only after the person agreed, and nothing about a record: the name they use, how to reach them safely, where they are and what they would like help with. The words they agreed to, how and when. Who sent it to whom, whether it was taken, the day of the first contact, and how it ended. The organisation that receives it reads it. The one that sent it learns how far it is, and nothing of what is written later.',
              'A draft: 30\u00a0days after it was last changed. What it says about the person: 30\u00a0days after it was declined or withdrawn, 12\u00a0months after it ended, at once when they no longer agree, and at the latest with the file it led to. When it was sent and how it ended stays, without the person',
            ],
          ],
        },
        'Every hour, we automatically delete whatever has reached its time limit. Companies that handle data for us may keep back-ups for a short time after that.',
        'What you type stays in the page while you are on this site, so that you do not lose it. Closing or reloading the page clears it, except where the page itself says that your device keeps it longer. We keep it only if you send it.',
        'Our server’s log has no names, addresses, phone numbers or messages. It has the time, the kind of form, its reference, and whether it worked. How long the log is kept depends on the company that hosts this site: ask us. As with any website, that company sees the internet address of each visit, so that it can respond.',
      ],
    },
    {
      id: 'convictions',
      heading: 'Information about convictions',
      blocks: [
        'The form for candidates and the waitlist are for people with convictions. So sending one tells us that you have one, even if you write nothing about it. Each form says so before you send it.',
        'The law calls this criminal offence data and protects it more strictly. We keep it only because you agree, by choosing and sending that form. You can change your mind at any time by emailing us, and we’ll delete it.',
        'A statement you write in a candidate portal is this kind of data too. We keep it only because you agree, by choosing to write it. An employer can read it only if you agree to that too, each time. You withdraw the first consent by deleting it there, and the second with ‘Take it back’.',
        'No form needs any details, and we do not ask for any. Please do not write about convictions anywhere else on this site, your own or somebody else’s. If you do, we use it only to answer you. We delete it when you ask, and details about other people when we see them.',
      ],
      sources: [criminalOffenceData, scheduleOne],
    },
    {
      id: 'why',
      heading: 'Why we keep it, and the lawful basis',
      blocks: [
        {
          kind: 'table',
          isFolded: true,
          caption: 'What we use it for, and what allows us to (letters of Article 6(1) of the UK GDPR)',
          head: ['What for', 'Lawful basis'],
          rows: [
            [
              'To call you back and answer you',
              'Our legitimate interest, and yours, in answering what you asked (f). If you ask as an employer or a partner about working with us, also steps you asked for before an agreement (b)',
            ],
            ['To keep your place on the waitlist and contact you about work and support', 'Your consent (a)'],
            [
              'To keep the fact that you have a conviction, which the candidates’ form and the waitlist tell us',
              'Article\u00a010 of the UK GDPR, with your consent under the Data Protection Act 2018, Schedule\u00a01, Part\u00a03, paragraph\u00a029',
            ],
            ['To email you new jobs for a search you saved', 'Your consent (a)'],
            [
              'To keep your statement about a record, and let an employer you chose read it',
              'Your consent (a). As it is about convictions, also Article\u00a010 of the UK GDPR, with your consent under the same paragraph\u00a029',
            ],
            ['To send you news', 'Your consent (a). It is never a condition of anything else'],
            [
              'To be able to show what you agreed to',
              'Our legitimate interest in having the proof that the law asks for (f)',
            ],
            [
              'To keep the forms working and safe: limits, spam, logs',
              'Our legitimate interest in a service that cannot be flooded or misused (f)',
            ],
            ['To see how the public pages are used', 'Your consent (a), given by ‘Accept analytics’'],
            [
              'To count how many forms of each kind we receive',
              'Our legitimate interest in knowing that the service works (f). There is no personal data in the count',
            ],
          ],
        },
        'You do not have to give us anything. But without the answers a form needs, we cannot contact you.',
      ],
    },
    {
      id: 'who-handles-it',
      heading: 'Who handles it for us',
      blocks: [
        'These companies handle data for us, on our instructions, and may not use it for themselves:',
        {
          kind: 'list',
          items: [
            'Supabase: our database and accounts. It keeps your password only in a form nobody can read.',
            'Resend: sending our emails.',
            'Twilio: sending codes and notices by SMS, where this site offers them and you give us a number for that. It gets your number and the text, which does not say what the service is for. Your phone company carries it to you.',
            'PostHog: analytics, and only after you say yes. It also gets the count of forms described below.',
            'The company that hosts this site.',
            'The company that runs our team’s mailbox.',
          ],
        },
        [
          'Ask us which companies host the site and run the mailbox, and where any of these keeps data: ',
          email,
          '. If it is kept outside the UK, the law requires safeguards, and we will tell you which we rely on.',
        ],
        'Where the sign-in page offers Google, Microsoft or another service and you choose it, it learns that you signed in here and when. What it does with that is in its own privacy policy. We tell it nothing else, and you can always sign in without it.',
        'We give data to somebody else only if you agree, or if the law requires it, such as by court order.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and analytics',
      blocks: [
        'We use no cookies for analytics. Before you choose, we keep nothing for it in your browser and record nothing about your visit. The site works in the same way if you say no. If your browser asks websites not to follow you, we take that as a no and do not ask; what you choose here yourself comes first. A name below that is not marked as a cookie is kept in your browser’s own storage.',
        {
          kind: 'table',
          isFolded: true,
          caption: 'What is kept in your browser',
          head: ['Name', 'What it is', 'How long'],
          rows: [
            [
              'sb-…-auth-token, and the same with -proof (cookies)',
              'That you are signed in, and proof that we signed you in. Only after you sign in: without it, we would not know you on the next page. No script can read it.',
              'Until you sign out, or one month after your last visit',
            ],
            ['sb-…-code-verifier (a cookie)', 'Half of the key to a link you asked us to email.', 'One hour'],
            [
              'signed-in (a cookie)',
              'A random number, so that the top of each page shows that somebody is signed in. It does not say who.',
              'As long as you are signed in',
            ],
            [
              'kept-input, kept-sign-in (cookies)',
              'What you typed in a sign-in or account form that has to be shown to you again, such as your email address. Never a password or a code. Only we can read it.',
              '15\u00a0minutes',
            ],
            [
              'done (a cookie)',
              'Which notice the next page of your account shows, such as that something was saved.',
              'Until that page has shown it, at most one minute',
            ],
            [
              'statement-words',
              'Only if you are signed in and write a statement: what you have typed and not saved yet, so that a reload or a lost connection does not lose it.',
              'Until you save it, sign out or close the tab',
            ],
            [
              'sent-words',
              'Only if you are signed in and write notes about people you support: the note you last sent, so that it is not lost if it could not be saved.',
              'Until it is saved, you sign out or close the tab; after an hour it is no longer used',
            ],
            [
              'sent-enquiry (a cookie)',
              'The phone number, email address and organisation in the form you just sent, so that the next page can show you what we will use. Only we can read it.',
              '15\u00a0minutes',
            ],
            [
              'known-device (a cookie)',
              'That somebody has signed in with this browser before, so that strangers guessing your password cannot lock you out. It has no name or email address in it, and does not sign anybody in. Only we can read it.',
              '90\u00a0days after you last signed in, or until you delete your account',
            ],
            [
              'new-password (a cookie)',
              'That you signed up or opened an email about your password in this browser, so that you can choose a new one.',
              'One hour, or until you have chosen one',
            ],
            [
              'recovery-codes (a cookie)',
              'If you turn on two-step sign-in: your recovery codes, so that the next page can show them to you. Only we can read it.',
              '15\u00a0minutes, or until you say that you have kept them',
            ],
            [
              'link-way (a cookie)',
              'That you proved it is you before you add another way to sign in. Only we can read it.',
              '10\u00a0minutes, or until you have added it',
            ],
            [
              'passkey-offered (a cookie)',
              'That we have offered you a passkey in this browser, so that we do not ask again.',
              'One year',
            ],
            [
              'analytics-choice',
              'Your answer, yes or no, and its date, so that we do not ask again.',
              'Until you change it or clear your browser',
            ],
            [
              'disclosure-answers',
              'Your answers in the disclosure calculator, if you tick the box to keep them.',
              'Until you untick the box, press ‘Clear my answers’ or ‘Leave this page’, or clear your browser',
            ],
            [
              'disclosure-tab',
              'Your answers in the disclosure calculator, so that they are still there if the tab reloads. Only in that tab.',
              `Until you close the tab, or press ‘Clear my answers’ or ‘Leave this page’. After ${tabMinutes} minutes without use it deletes them when the page is next opened`,
            ],
            [
              'ph_<key>_posthog',
              'A number that PostHog makes up for your browser, and when your visit began. Only after a yes.',
              'Until you change to no, or clear your browser',
            ],
            [
              'Other names that begin with ph_',
              'Which tab you are in, so that a visit in two tabs is not mixed up. Only after a yes.',
              'Until you close the tab or change to no',
            ],
            [
              'saved-jobs',
              'Which jobs of the job board you saved on this device. It is not sent to us.',
              'Until you remove them or clear your browser',
            ],
            [
              'kept-pages',
              'That you chose not to keep pages on this device (see ‘Pages that open without a connection’ below).',
              'Until you change your mind or clear your browser',
            ],
            [
              'Stores that begin with kept-pages-',
              'Copies of the public pages you opened, so that they open offline. The same for everybody.',
              'Until we change the site, or you stop it under ‘Pages that open without a connection’ below',
            ],
            [
              'kept-enquiry',
              'A form you sent offline, with everything you wrote in it, if you say yes.',
              'Until it is sent, or you delete it at the top of any public page',
            ],
          ],
        },
        'If you say yes, PostHog gets the pages you open and leave, and what you click. It learns which jobs you open on the job board, and whether you have seen the statistics on the home page. It gets the kind of device and browser, and the internet address the visit comes from. It also gets recordings of how you move through a page. Forms are left out of the recordings, and any text you type is masked.',
        'Analytics is never on in the job matcher, the CV builder, the disclosure calculator, sign-in, your account or the dashboards. It never gets your answers in the forms.',
        'If you say yes and are signed in, PostHog also learns which account the visit belongs to. For employers and partners it gets the account number, email address, name and kind of account. For everybody else, and for every candidate, it gets only the account number.',
        'You can change your choice at any time with ‘Cookie choices’ at the foot of each page. If you want us to delete what PostHog already has, or to tell you how long it is kept, email us. If there is no such button, analytics is not set up and nothing is recorded.',
        'When we accept a form, our server tells PostHog that one came in and what kind, with no personal data. That uses nothing in your browser.',
      ],
      sources: [postHogStorage],
    },
    {
      id: 'tools',
      heading: 'The tools',
      blocks: [
        'Your answers in the job matcher stay in your browser, on that page. They are not sent to us or saved, and are gone when you leave the page.',
        `Your answers in the disclosure calculator stay in your browser too. They are not sent to us or put in the page’s address. They are gone when you close the tab or have not used it for ${tabMinutes} minutes, unless you tick the box to keep them on your device. On a shared device, press ‘Leave this page’: this deletes them at once. Calendar reminders, printouts and PDFs are made on your device, and we never see them.`,
        `What you type in the CV builder stays on your device. It is never sent to us. Nothing is kept until you say whose device it is. On your own device, your browser keeps your CVs until you clear them. If you do not use them for ${unusedDays} days, it deletes them when the page is next opened. It also keeps a copy of the page, so that it works offline. It keeps your answers about convictions and your letter until you close the tab, or longer if you tick a box. On a shared device it all stays in the tab, and is gone when you close the tab or leave it untouched for ${sharedMinutes} minutes. ‘Clear everything’ deletes it at once.`,
      ],
    },
    {
      id: 'safe',
      heading: 'How we keep it safe',
      blocks: [
        'Only our server can read the database that your form goes into. The pages in your browser have no key to it. Our confirmation emails do not say what you wrote. Those to candidates do not say what our service is for either, because somebody else may see your screen.',
        'No system is perfectly safe. If something goes wrong that is likely to put you at high risk, we will tell you, and the Information Commissioner’s Office where the law asks us to.',
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      blocks: [
        'This site is for people aged 18 or over. We do not knowingly keep data about anybody younger. If you think we do, tell us and we will delete it.',
      ],
    },
    {
      id: 'decisions',
      heading: 'No automated decisions',
      blocks: [
        'No program decides anything about you here. If a program marks a form as spam, no emails about it go out until a person has looked.',
      ],
    },
    { id: keptPagesWords.id, heading: keptPagesWords.heading, blocks: keptPagesWords.text },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You can ask us to:',
        {
          kind: 'list',
          items: [
            'tell you what we keep about you, and give you a copy',
            'correct it',
            'delete it',
            'keep it but stop using it for a while',
            'give you what you gave us in a form another service can read',
            'stop using it, where we rely on our legitimate interest. Tell us why it matters to you',
            'stop sending you news. You do not need a reason',
            'stop what you agreed to: you can take back your consent. What was done before stays lawful',
          ],
        },
        [
          'Email ',
          email,
          '. Write from the address you used, or give your reference, so we can tell it is you. It is free. We answer within one month. If it is complex, we may need up to two more months, and will tell you so within the first.',
        ],
      ],
      sources: [oneMonth],
    },
    {
      id: 'complain',
      heading: 'If you are not happy',
      blocks: [
        [
          'Tell us first, if you can: ',
          email,
          ', or use any form on this site. We confirm within 30\u00a0days that we have your complaint, look into it without delay, and tell you the outcome.',
        ],
        [
          'You can also ',
          {
            label: 'complain to the Information Commissioner’s Office (ICO)',
            href: 'https://ico.org.uk/make-a-complaint/',
          },
          ', the UK regulator. Its helpline is ',
          { label: '0303\u00a0123\u00a01113', href: 'tel:03031231113' },
          '. You can go to court too.',
        ],
      ],
      sources: [complaintsRule, helpline],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'The version before this one was dated 14\u00a0May\u00a02025.',
        'Before we change what we do, we change this page and its date. If a change matters to people whose data we already keep, we write to them.',
      ],
    },
  ],
  next: [
    { label: 'Ask us about your data', href: '/contact', text: 'Or email the address above.' },
    { label: 'Read the terms', href: '/terms', text: 'The rules for using this site.' },
  ],
} as const satisfies Article
