import { matchDomain } from '@/lib/domain/desk/organisation-domain'

test.each([
  ['jo@acme.co.uk', 'Acme', 'equal'],
  ['jo@acme.com', 'ACME Ltd', 'equal'],
  ['JO@ACME.CO.UK', 'The Acme Limited', 'equal'],
  ['jo@acmeuk.com', 'Acme UK', 'equal'],
  ['jo@acmeandsons.co.uk', 'Acme & Sons', 'equal'],
  ['jo@acme-sons.co.uk', 'Acme & Sons', 'equal'],
  ['jo@acme-sons.co.uk', 'Acme and Sons plc', 'equal'],
  ['jo@open-door.org.uk', 'Open Door', 'equal'],
  ['jo@mail.open-door.org.uk', 'Open Door', 'equal'],
  ['jo@cafe-nero.com', 'Café Nero', 'equal'],
  ['jo@leeds.gov.uk', 'Leeds', 'equal'],
  // A website in place of a name.
  ['jo@acme.co.uk', 'www.acme.co.uk', 'equal'],
  ['jo@acme.co.uk', 'Acme Holdings (https://acme.co.uk/about)', 'equal'],
  ['jo@hr.acme.co.uk', 'acme.co.uk', 'equal'],
  ['jo@acme.com', 'acme.co.uk', 'different'],
  // Somebody else's domain with the name in it.
  ['jo@acme.evil.com', 'Acme', 'different'],
  ['jo@acme.co.uk.evil.com', 'acme.co.uk', 'different'],
  ['jo@notacme.co.uk', 'acme.co.uk', 'different'],
  ['jo@acme-jobs.com', 'Acme', 'different'],
  ['jo@xn--acm-epa.com', 'Acmé', 'different'],
  ['jo@leeds.gov.uk', 'Leeds City Council', 'different'],
  ['jo@com', 'Acme', 'different'],
  ['', 'Acme', 'different'],
  // Anybody can have one of these, whatever they call their organisation.
  ['acme@gmail.com', 'Gmail', 'free_mail'],
  ['acme@GoogleMail.com', 'gmail.com', 'free_mail'],
  ['acme@hotmail.co.uk', 'Hotmail', 'free_mail'],
  ['acme@yahoo.co.uk', '', 'free_mail'],
  ['acme@btinternet.com', 'btinternet.com', 'free_mail'],
  ['acme@proton.me', 'Proton', 'free_mail'],
  ['acme@icloud.com', 'Acme', 'free_mail'],
  ['jo@acme.co.uk', '', 'no_organisation'],
  ['jo@acme.co.uk', ' - ', 'no_organisation'],
  ['jo@ltd.co.uk', 'Ltd', 'equal'],
])('%s and %p: %s', (email, organisation, match) => {
  expect(matchDomain(email, organisation)).toBe(match)
})
