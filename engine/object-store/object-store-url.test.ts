import { expect, test } from 'vitest';
import { parseObjectStoreUrl } from './object-store-url.ts';

test('the address of a store names a folder, or a bucket with prefix, endpoint and region', () => {
  expect(parseObjectStoreUrl('file:///srv/shared')).toEqual({ kind: 'folder', folder: '/srv/shared' });
  expect(parseObjectStoreUrl('s3://shops/eu/live?region=eu-west-1')).toEqual({
    kind: 's3',
    bucket: 'shops',
    prefix: 'eu/live/',
    region: 'eu-west-1',
    endpoint: null,
  });
  expect(parseObjectStoreUrl('s3://shops?endpoint=http://10.0.0.7:9000')).toMatchObject({
    prefix: '',
    region: 'us-east-1',
    endpoint: 'http://10.0.0.7:9000',
  });
});

test('the address of a store that can not be used is refused with the reason', () => {
  const reasonOf = (text: string) => {
    try {
      return parseObjectStoreUrl(text);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(reasonOf('/srv/shared')).toBe('it must begin with file:/// or s3://');
  expect(reasonOf('https://s3.example/shops')).toBe('it must begin with file:/// or s3://');
  expect(reasonOf('file://srv/shared')).toBe('it names no folder such as file:///srv/shared');
  expect(reasonOf('s3://key:secret@shops?region=a')).toMatch(/^it holds credentials; set VITRINE_STORE_ACCESS_KEY/);
  expect(reasonOf('s3:///shops')).toBe('it names no bucket after s3://');
  expect(reasonOf('s3://shops')).toMatch(/^it needs "\?region=…"/);
  expect(reasonOf('s3://shops?endpoint=s3.example')).toBe('its endpoint must begin with https:// or http://');
  expect(reasonOf('s3://shops?Region=a')).toBe('it has the parameter "Region"; only endpoint and region are known');
  expect(reasonOf('s3://shops/.hidden?region=a')).toMatch(/^its prefix may have/);
});
