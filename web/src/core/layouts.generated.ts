// Generated from the Python layouts by tools/generate_types.py: change those, then run `make types`.

export const ABALONE_LAYOUTS: Record<string, string> = {
  "standard": "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1",
  "belgian-daisy": "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1",
  "german-daisy": "5/ss2SS/sss1SSS/1ss2SS1/9/1SS2ss1/SSS1sss/SS2ss/5 0 0 b 0 1",
  "dutch-daisy": "ss1SS/sSsSsS/1ss1SS1/8/9/8/1SS1ss1/SsSsSs/SS1ss 0 0 b 0 1",
  "swiss-daisy": "5/ss2SS/sSs1SsS/1ss2SS1/9/1SS2ss1/SsS1sSs/SS2ss/5 0 0 b 0 1",
  "french-daisy": "5/2SS2/2SSS2/1ssSSss1/1sss1sss1/1ssSSss1/2SSS2/2SS2/5 0 0 b 0 1",
  "irish-daisy": "5/2ss2/2sSs2/1SSssSS1/1SsS1SsS1/1SSssSS1/2sSs2/2ss2/5 0 0 b 0 1",
  "scottish-daisy": "sS1sS/SssSSs/1sS1sS1/8/9/8/1Ss1Ss1/sSSssS/Ss1Ss 0 0 b 0 1",
  "domination": "5/s4S/ss3SS/ssss1SSS/3S1S3/SSS1ssss/SS3ss/S4s/5 0 0 b 0 1",
  "infiltration": "1SsS1/1SSSS1/1SsSsS1/1S4S1/9/1s4s1/1sSsSs1/1ssss1/1sSs1 0 0 b 0 1",
  "alien-attack": "S1S1S/1SssS1/1SsSsS1/3SS3/9/3ss3/1sSsSs1/1sSSs1/s1s1s 0 0 b 0 1",
  "pyramid": "s4/ss4/sss4/ssss4/ssss1SSSS/4SSSS/4SSS/4SS/4S 0 0 b 0 1",
  "the-wall": "2s2/6/1sssss1/ssssssss/9/SSSSSSSS/1SSSSS1/6/2S2 0 0 b 0 1",
  "face-to-face": "5/6/ss3SS/sss2SSS/ssss1SSSS/sss2SSS/ss3SS/6/5 0 0 b 0 1",
  "atomouche": "Ss3/s2SsS/2S4/S1s4s/s2S1s2S/S4S1s/4s2/sSs2S/3Ss 0 0 b 0 1",
  "centrifuge": "1sss1/S4S/SS1s1SS/SS4SS/9/ss4ss/ss1S1ss/s4s/1SSS1 0 0 b 0 1",
  "snakes": "SSSSS/S5/S6/S2SSss1/1S1S1s1s1/1SSss2s/6s/5s/sssss 0 0 b 0 1",
  "star": "S3s/1s2S1/s1S1s1S/3sS3/sSsS1sSsS/3sS3/s1S1s1S/1s2S1/S3s 0 0 b 0 1",
  "spider": "s3s/1s2s1/2s1s2/2ssss2/SSSS1ssss/2SSSS2/2S1S2/1S2S1/S3S 0 0 b 0 1",
  "wheel": "s3s/1s2s1/2s1s2/2sSsS2/SSsS1sSss/2sSsS2/2S1S2/1S2S1/S3S 0 0 b 0 1",
  "windmill": "s2SS/ss1SS1/1s5/4S1ss/SS1s1s1ss/SS1S4/5S1/1ss1SS/ss2S 0 0 b 0 1",
  "crown": "2S2/S1SS1S/1SSsSS1/2SSSS2/9/2ssss2/1ssSss1/s1ss1s/2s2 0 0 b 0 1",
  "checkerboard": "5/SsSsSs/7/sSsSsSsS/9/SsSsSsSs/7/sSsSsS/5 0 0 b 0 1",
  "mosaic": "sssss/1SSSS1/2sss2/3SS3/9/3ss3/2SSS2/1ssss1/SSSSS 0 0 b 0 1"
};
