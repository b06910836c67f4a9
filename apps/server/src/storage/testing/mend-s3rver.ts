import crypto from 'node:crypto';

/**
 * s3rver hides its continuation tokens with DES, which OpenSSL 3 no longer offers, so a list of
 * more than a thousand keys fails on today's Node. Nothing depends on the cipher: give it AES.
 */
export function mendS3rver(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);
  const replaceDes = (create: typeof createCipheriv | typeof createDecipheriv) =>
    new Proxy(create, {
      apply(target, self, [algorithm, key, iv, ...rest]) {
        const given =
          algorithm === 'des' ? ['aes-128-cbc', twice(key), twice(iv)] : [algorithm, key, iv];
        return Reflect.apply(target, self, [...given, ...rest]);
      },
    });
  crypto.createCipheriv = replaceDes(createCipheriv) as typeof createCipheriv;
  crypto.createDecipheriv = replaceDes(createDecipheriv) as typeof createDecipheriv;
}
