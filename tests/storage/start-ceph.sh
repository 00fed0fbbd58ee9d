#!/bin/sh
# Starts a whole Ceph in memory for a trial by hand, from Debian's packages (docs/operations.md: Media in S3): one monitor, one OSD and
# one gateway, with a bucket. Prints the settings of a site. It ends with: kill $(cat FOLDER/run/*.pid)
#   sh tests/storage/start-ceph.sh FOLDER
set -eu
folder=${1:?a folder that does not exist yet}
uuid() { cat /proc/sys/kernel/random/uuid; }
cluster=$(uuid) osd=$(uuid)
mkdir -p "$folder/mon" "$folder/osd" "$folder/run"
cat > "$folder/ceph.conf" <<CONF
[global]
fsid = $cluster
mon host = v1:127.0.0.1:46789
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 500
mon data = $folder/mon
osd data = $folder/osd
admin socket = $folder/run/\$name.asok
pid file = $folder/run/\$name.pid
log file = $folder/\$name.log
CONF
conf="--conf $folder/ceph.conf"
{
  monmaptool --create --addv a v1:127.0.0.1:46789 --fsid "$cluster" "$folder/monmap"
  ceph-mon $conf --mkfs -i a --monmap "$folder/monmap"
  ceph-mon $conf -i a
  ceph $conf osd new "$osd" 0
  ceph-osd $conf -i 0 --mkfs --osd-uuid "$osd"
  ceph-osd $conf -i 0
  radosgw-admin $conf user create --uid=site --display-name=site --access-key=key-of-a-trial --secret-key=secret-of-a-trial
  radosgw $conf -n client.rgw.a --rgw-frontends='beast endpoint=127.0.0.1:47480'
} > "$folder/start.log" 2>&1
node_modules/.bin/node --input-type=module -e "
  import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
  const credentials = { accessKeyId: 'key-of-a-trial', secretAccessKey: 'secret-of-a-trial' }
  const place = { endpoint: 'http://127.0.0.1:47480', region: 'us-east-1', forcePathStyle: true }
  await new S3Client({ ...place, credentials }).send(new CreateBucketCommand({ Bucket: 'passarela' }))"
echo "MEDIA_STORAGE='s3://passarela/site?endpoint=http://127.0.0.1:47480&region=us-east-1'"
echo 'S3_ACCESS_KEY_ID=key-of-a-trial'
echo 'S3_SECRET_ACCESS_KEY=secret-of-a-trial'
