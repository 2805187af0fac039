import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

/** One value of ASN.1: its tag, the length of its content, the content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size: number[] = []
  for (let left = content.length; left > 0; left = left >> 8) size.unshift(left & 255)
  const length = content.length < 128 ? [content.length] : [128 | size.length, ...size]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

/** A certificate that a key signs for itself, which Node.js cannot make: it holds until 2049. */
function certificateOf(privateKey: KeyObject, publicKey: KeyObject): Buffer {
  const sha256WithRsa = der(0x30, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('idp.example.ac.uk')))),
  )
  const between = der(0x30, der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    between,
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = sign('sha256', content, privateKey)
  return der(0x30, content, sha256WithRsa, der(0x03, Buffer.from([0]), signature))
}

/** Who an organisation says has signed in there. */
type Member = { id: string; email: string }

/** What the sign-in server asked: `SAMLRequest`, inflated. */
type Asked = { id: string; recipient: string; audience: string; relayState: string }

const entityId = 'https://idp.example.ac.uk'

/**
 * The sign-in page of an organisation, as far as the sign-in server knows it: it reads what it is asked and signs its
 * answer. The texts are written in the form that the signature is made over (exclusive canonical XML), so that nothing
 * has to bring them into it.
 */
export class SamlOrganisation {
  readonly page = `${entityId}/sso`
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

  /** What the operator gives to the sign-in server. */
  get metadata(): string {
    const certificate = certificateOf(this.#keys.privateKey, this.#keys.publicKey).toString('base64')
    return `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.page}"/></IDPSSODescriptor></EntityDescriptor>`
  }

  /** Reads the address that the sign-in server sent the browser to. */
  asked(address: string): Asked {
    const { searchParams } = new URL(address)
    const text = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
    return {
      id: /\bID="([^"]+)"/.exec(text)?.[1] ?? '',
      recipient: /AssertionConsumerServiceURL="([^"]+)"/.exec(text)?.[1] ?? '',
      audience: /<saml:Issuer[^>]*>([^<]+)</.exec(text)?.[1] ?? '',
      relayState: searchParams.get('RelayState') ?? '',
    }
  }

  /** The form that the browser is given to post to the sign-in server. */
  answer(asked: Asked, member: Member): { SAMLResponse: string; RelayState: string } {
    const now = new Date().toISOString()
    const ends = new Date(Date.now() + 5 * 60 * 1000).toISOString()
    const id = `_${randomUUID()}`
    const issuer = `<saml:Issuer>${entityId}</saml:Issuer>`
    const opening = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${now}" Version="2.0">`
    const rest = `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${member.id}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${asked.id}" NotOnOrAfter="${ends}" Recipient="${asked.recipient}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${now}" NotOnOrAfter="${ends}"><saml:AudienceRestriction><saml:Audience>${asked.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${member.email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`
    const digest = createHash('sha256')
      .update(opening + issuer + rest)
      .digest('base64')
    const signedInfo = `<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
    const value = sign('sha256', Buffer.from(signedInfo), this.#keys.privateKey).toString('base64')
    const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
    const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" InResponseTo="${asked.id}" IssueInstant="${now}" Version="2.0"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>${opening}${issuer}${signature}${rest}</samlp:Response>`
    return { SAMLResponse: Buffer.from(response).toString('base64'), RelayState: asked.relayState }
  }
}
